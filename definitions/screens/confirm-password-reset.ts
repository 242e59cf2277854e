import { calls } from "../backend/calls";
import { mailTokens } from "../backend/mail-tokens";
import { signedOutPage } from "./define";

export const confirmPasswordReset = signedOutPage("PasswordReset", {
  route: "/auth/confirm-password-reset/:token",
  alsoAt: ["/users/confirm-password-reset/:token"],
  forAnyone: true,
  token: mailTokens.passwordReset,
  heading: "Reset your password",
  intro: "Choose a new password for {email}.",
  fields: ["password", "passwordConfirm"],
  submit: { label: "Set new password" },
  calls: [{ call: calls.confirmPasswordReset, path: { collection: "collectionId" } }],
  done: { says: ["Your password is changed.", "You can close this page and sign in with the new one."] },
});
