import { calls } from "../backend/calls";
import { mailTokens } from "../backend/mail-tokens";
import { signedOutPage } from "./define";

export const confirmAdminPasswordReset = signedOutPage("AdminPasswordReset", {
  route: "/confirm-password-reset/:token",
  token: mailTokens.adminPasswordReset,
  newMail: { label: "Request a new email", to: "/request-password-reset" },
  heading: "Reset your admin password",
  intro: "Choose a new password for {email}.",
  fields: ["password", "passwordConfirm"],
  submit: { label: "Set new password" },
  calls: [{ call: calls.confirmAdminPasswordReset }],
  done: { says: ["Your new password is set. Sign in with it."], leadsTo: "/login" },
  back: { label: "Back to login", to: "/login" },
});
