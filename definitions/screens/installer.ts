import { calls } from "../backend/calls";
import { backendDashboard } from "../backend/backend-limits";
import { signedOutPage } from "./define";

export const installer = signedOutPage("FirstAdmin", {
  flag: backendDashboard.flag,
  heading: "Create the first admin",
  intro: "This backend has no admin yet. The account you create here can do everything in it.",
  fields: ["email", "password", "passwordConfirm"],
  submit: { label: "Create and login", icon: "go" },
  conflict: { says: "Another admin was created first.", link: "Go to sign-in" },
  calls: [{ call: calls.createAdmin }, { call: calls.signIn, from: { identity: "email", password: "password" } }],
});
