import { calls } from "../backend/calls";
import { tooManyTries } from "../backend/refusals";
import { installToken } from "../backend/superuser-tokens";
import { signedOutPage } from "./define";

export const superuserInstaller = signedOutPage("FirstSuperuser", {
  route: "/pbinstall/:token",
  alsoAt: ["/pbinstal/:token"],
  token: installToken,
  newLink: "While PocketBase has no superuser, it prints a new link each time it starts.",
  heading: "Create the first superuser",
  intro: "This PocketBase has no superuser yet. Your link is valid for {minutes} more min.",
  fields: ["email", "password", "passwordConfirm"],
  submit: { label: "Create and sign in", icon: "go" },
  calls: [
    {
      call: calls.createAdmin,
      authorizedBy: "token",
      from: { email: "email", password: "password", passwordConfirm: "passwordConfirm" },
      refusals: [{ status: 403, endsLink: true, says: "It has expired or was already used." }, tooManyTries],
    },
    { call: calls.signIn, from: { identity: "email", password: "password" }, refusals: [tooManyTries] },
  ],
  below: "startFromBackup",
  back: { label: "Back to login", to: "/login" },
});
