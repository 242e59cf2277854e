import { calls } from "../backend/calls";
import { signedOutPage } from "./define";

export const requestPasswordReset = signedOutPage("PasswordResetRequest", {
  route: "/request-password-reset",
  heading: "Forgotten admin password",
  intro: "Enter the email of your account, and a recovery link will be sent to it.",
  fields: ["email"],
  submit: { label: "Send recovery link", icon: "send" },
  calls: [{ call: calls.requestAdminPasswordReset }],
  done: {
    says: [
      "Check the inbox of {email} for the recovery link.",
      "It is sent only to admins, at most once every two minutes.",
    ],
  },
  back: { label: "Back to login", to: "/login" },
});
