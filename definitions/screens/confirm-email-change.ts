import { calls } from "../backend/calls";
import { mailTokens } from "../backend/mail-tokens";
import { signedOutPage } from "./define";

export const confirmEmailChange = signedOutPage("EmailChange", {
  route: "/auth/confirm-email-change/:token",
  alsoAt: ["/users/confirm-email-change/:token"],
  forAnyone: true,
  token: mailTokens.emailChange,
  heading: "Confirm your new email",
  intro: "Type your password to change your email to {newEmail}.",
  fields: ["password"],
  submit: { label: "Confirm new email" },
  calls: [{ call: calls.confirmEmailChange, path: { collection: "collectionId" } }],
  done: { says: ["Your email is changed to {newEmail}.", "You can close this page and sign in with it."] },
});
