import { entriesOf, names } from "./entry";

export const tokenOptions = entriesOf("token options", {
  route: ["/settings/tokens"],
  text: [
    "Token options",
    "Adjust common token options.",
    "{label} duration (in seconds)",
    "Invalidate all previously issued tokens",
    "Save changes",
    "Cancel",
    "Successfully saved tokens options.",
  ],
  key: names(`
      recordAuthToken recordVerificationToken recordPasswordResetToken
      recordEmailChangeToken adminAuthToken adminPasswordResetToken duration secret
    `),
  call: ["GET /api/settings", "PATCH /api/settings"],
  constant: [
    {
      name: "characters of a new secret",
      value: "50",
      as: ["secret 50", "characters 50", "length 50"],
    },
    { name: "duration by default", value: "0", as: "duration 0" },
  ],
});
