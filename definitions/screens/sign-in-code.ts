import { calls } from "../backend/calls";
import { foreignAddress, tooManyTries } from "../backend/refusals";
import { codeRefusals } from "../backend/superuser-tokens";
import { signedOutPage } from "./define";

export const signInCode = signedOutPage("CodeSignIn", {
  route: "/login/code",
  heading: "Enter the code",
  continues: {
    step: { call: calls.requestSignInCode, from: { email: "email" }, refusals: [tooManyTries] },
    gives: { otpId: "otpId" },
    wait: "Sending the code...",
    says: {
      first: "Your password is right. A code is on its way to {email}.",
      again: "A new code is on its way to {email}. Only the new one works now.",
    },
    again: "Send a new code",
    back: { label: "Back", to: "/login" },
  },
  fields: ["code"],
  submit: { label: "Sign in", icon: "go" },
  calls: [
    {
      call: calls.signInWithCode,
      from: { otpId: "otpId", password: "code", mfaId: "mfaId" },
      refusals: [
        {
          status: 400,
          message: codeRefusals.code,
          at: "code",
          says: "This code is wrong or expired. Try again, or send a new code.",
        },
        {
          status: 400,
          message: codeRefusals.session,
          leadsTo: "/login",
          hands: { email: "email" },
          says: "The code has expired. Sign in with your password again.",
        },
        tooManyTries,
        foreignAddress,
      ],
    },
  ],
});
