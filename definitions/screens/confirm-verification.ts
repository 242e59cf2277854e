import { calls } from "../backend/calls";
import { mailTokens } from "../backend/mail-tokens";
import { signedOutPage } from "./define";

export const confirmVerification = signedOutPage("Verification", {
  route: "/auth/confirm-verification/:token",
  alsoAt: ["/users/confirm-verification/:token"],
  forAnyone: true,
  token: mailTokens.verification,
  heading: "Verify your email",
  fields: [],
  calls: [{ call: calls.confirmVerification, path: { collection: "collectionId" } }],
  done: { says: ["Your email {email} is verified.", "You can close this page."] },
});
