import { calls } from "../backend/calls";
import { popup, settingsPage } from "./define";
import type { IconName } from "../language/widget-names";
import type { EmailTemplate, Meta } from "../types/settings";

const testEmail = popup("TestEmail", {
  title: "Send test email",
  fields: [
    {
      field: "template",
      widget: "radio",
      choices: {
        verification: '"Verification" template',
        "password-reset": '"Password reset" template',
        "email-change": '"Confirm email change" template',
        otp: { label: "One-time password", since: "v0.23" },
        "login-alert": { label: "Login alert", since: "v0.23" },
      },
    },
    "email",
  ],
  remember: { email: "last_email_test" },
  submit: { label: "Send", icon: "send", call: calls.testEmail, success: "Successfully sent test email." },
});

type TemplateKey = { [K in keyof Meta]: Meta[K] extends EmailTemplate ? K : never }[keyof Meta];

const template = <K extends TemplateKey>(accordion: string, icon: IconName, key: K) => ({
  accordion,
  icon,
  fields: [`meta.${key}.subject`, `meta.${key}.actionUrl`, `meta.${key}.body`] as const,
});

export const mail = settingsPage({
  route: "/settings/mail",
  title: "Mail settings",
  icon: "mail",
  fields: [
    "meta.senderName",
    "meta.senderAddress",
    {
      before: "v0.23",
      show: [
        template('Default "Verification" email template', "testMail", "verificationTemplate"),
        template('Default "Password reset" email template', "lock", "resetPasswordTemplate"),
        template('Default "Confirm email change" email template', "at", "confirmEmailChangeTemplate"),
      ],
    },
    "smtp.enabled",
    {
      when: "smtp.enabled",
      hidden: "kept",
      show: [
        "smtp.host",
        "smtp.port",
        { field: "smtp.tls", widget: "select", choices: { false: "Auto (StartTLS)", true: "Always" } },
        { field: "smtp.authMethod", widget: "select", choices: { "": "PLAIN (default)", LOGIN: "LOGIN" } },
        "smtp.username",
        "smtp.password",
        "smtp.localName",
      ],
    },
  ],
  whenClean: { button: "Send test email", icon: "testMail", opens: testEmail },
  success: "Successfully saved mail settings.",
});
