import { settingsPage } from "./define";

export const tokens = settingsPage({
  route: "/settings/tokens",
  title: "Token options",
  icon: "key",
  intro: "Adjust common token options.",
  fields: [
    {
      each: "Tokens",
      fields: [{ field: "duration", label: "{title} {own}", widget: "seconds" }, "secret"],
    },
    { slot: "tokenNote" },
  ],
  success: "Successfully saved tokens options.",
  confirmBefore: ["tokensInvalidated", "shortSessions"],
  endsSession: {
    path: "adminAuthToken.secret",
    question: "All admins will be signed out, including you. Save?",
    reason: "All admins were signed out, because the admins auth token was invalidated. Sign in again.",
  },
});
