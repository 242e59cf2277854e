import { settingsPage } from "../define";

export const authProviders = settingsPage({
  route: "/settings/auth-providers",
  title: "Auth providers",
  icon: "provider",
  intro: "Manage the allowed users sign-in/sign-up methods.",
  fields: [
    {
      each: "AuthProviders",
      badge: { flag: "enabled", on: "Enabled", off: "Disabled" },
      fields: ["enabled", { when: "enabled", hidden: "kept", show: ["clientId", "clientSecret", "*"] }],
    },
  ],
  saved: "Successfully updated auth providers.",
});
