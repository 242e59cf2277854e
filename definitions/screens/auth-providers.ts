import { settingsPage } from "./define";

export const authProviders = settingsPage({
  route: "/settings/auth-providers",
  title: "Auth providers",
  icon: "provider",
  // This version of the backend accepts an empty text here, but keeps the old value.
  intro:
    "Manage the allowed users sign-in/sign-up methods. A saved client ID, secret or URL can be changed but not emptied: disable the provider instead.",
  fields: [
    {
      each: "AuthProviders",
      badge: { flag: "enabled", on: "Enabled", off: "Disabled" },
      fields: ["enabled", { when: "enabled", hidden: "kept", show: ["clientId", "clientSecret", "*"] }],
    },
  ],
  success: "Successfully updated auth providers.",
});
