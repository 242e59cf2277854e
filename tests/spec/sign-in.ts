import { entriesOf } from "./entry";

export const installer = entriesOf("installer", {
  text: [
    { says: "email", as: "Email" },
    { says: "password", as: "Password" },
    { says: "passwordConfirm", as: "Password confirm" },
    "Minimum 10 characters.",
  ],
  key: ["installer", "email", "password", "passwordConfirm"],
  call: ["POST /api/admins"],
  constant: [{ name: "shortest password", value: "10", as: ["minBytes 10", "minLength 10"] }],
});

export const signIn = entriesOf("sign-in", {
  route: ["/login"],
  text: ["Admin sign in", "Email", "Password", "Login", "Invalid login credentials."],
  key: ["demoEmail", "demoPassword", "identity", "password"],
  call: ["POST /api/admins/auth-with-password"],
});

export const passwordReset = entriesOf("password reset", {
  route: ["/request-password-reset", "/confirm-password-reset/{token}"],
  text: ["Forgotten password?"],
  key: ["token"],
  call: ["POST /api/admins/request-password-reset", "POST /api/admins/confirm-password-reset"],
});

export const tokenConfirmation = entriesOf("token confirmation", {
  route: [
    "/users/confirm-password-reset/{token}",
    "/auth/confirm-password-reset/{token}",
    "/users/confirm-verification/{token}",
    "/auth/confirm-verification/{token}",
    "/users/confirm-email-change/{token}",
    "/auth/confirm-email-change/{token}",
  ],
});
