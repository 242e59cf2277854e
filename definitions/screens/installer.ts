import { calls } from "../backend/calls";
import { ownDashboard } from "../backend/limits";
import { signedOutPage } from "../define";

export const installer = signedOutPage("FirstAdmin", {
  flag: ownDashboard.flag,
  heading: "Create the first admin",
  intro: "This backend has no admin yet. The account you create here can do everything in it.",
  fields: ["email", "password", "passwordConfirm"],
  submit: { label: "Create and login", icon: "go" },
  overtaken: { says: "Somebody else has created the first admin meanwhile.", link: "Go to the sign-in" },
  calls: [{ call: calls.createAdmin }, { call: calls.signIn, from: { identity: "email", password: "password" } }],
});
