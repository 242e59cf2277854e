import { calls } from "../backend/calls";
import { foreignAddress, tooManyTries } from "../backend/refusals";
import { signedOutPage } from "./define";

export const signIn = signedOutPage("Credentials", {
  route: "/login",
  heading: "Admin sign in",
  fields: ["identity", { field: "password", link: { label: "Forgotten password?", to: "/request-password-reset" } }],
  prefill: { identity: "demoEmail", password: "demoPassword" },
  emailField: "identity",
  submit: { label: "Login", icon: "go" },
  calls: [
    {
      call: calls.signIn,
      failureText: "Invalid login credentials.",
      refusals: [
        {
          since: "v0.23",
          show: [
            { status: 401, has: "mfaId", leadsTo: "/login/code", hands: { email: "identity", mfaId: "mfaId" } },
            tooManyTries,
            foreignAddress,
          ],
        },
      ],
    },
  ],
});
