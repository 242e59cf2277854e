import { entriesOf, names } from "./entry";

export const authProviders = entriesOf("auth providers", {
  route: ["/settings/auth-providers"],
  text: [
    "Auth providers",
    "Manage the allowed users sign-in/sign-up methods.",
    "Enabled",
    "Disabled",
    "Enable",
    "Client ID",
    "Client Secret",
    { says: "authUrl", as: "Auth URL" },
    { says: "tokenUrl", as: "Token URL" },
    { says: "userApiUrl", as: "User API URL" },
    "Has errors",
    "Save changes",
    "Cancel",
    "Set new value",
    "Successfully updated auth providers.",
  ],
  key: names(`
      googleAuth facebookAuth twitterAuth githubAuth gitlabAuth discordAuth microsoftAuth
      spotifyAuth kakaoAuth twitchAuth enabled clientId clientSecret authUrl tokenUrl
      userApiUrl
    `),
  call: ["GET /api/settings", "PATCH /api/settings"],
});
