import { entriesOf, names } from "./entry";

export const mailSettings = entriesOf("mail settings", {
  route: ["/settings/mail"],
  text: [
    "Mail settings",
    "Sender name",
    { says: "sender address", as: "Sender address" },
    'Default "Verification" email template',
    'Default "Password reset" email template',
    'Default "Confirm email change" email template',
    { says: "subject", as: "Subject" },
    { says: "action URL", as: "Action URL" },
    { says: "HTML body", as: "Body (HTML)" },
    "Use SMTP mail server (recommended)",
    { says: "host", as: ["SMTP server host", "Host"] },
    { says: "port", as: "Port" },
    { says: "TLS encryption", as: ["TLS encryption", "TLS Encryption"] },
    "Auto (StartTLS)",
    "Always",
    { says: "username", as: "Username" },
    { says: "password", as: "Password" },
    "Set new value",
    { says: "Copied", as: ["Copied {text} to clipboard", "Copied {text} to clipboard."] },
    { says: "to clipboard", as: ["Copied {text} to clipboard", "Copied {text} to clipboard."] },
    {
      says: "Has errors",
      note: "On a closed template; the specifications say it of every accordion.",
    },
    "Save changes",
    "Cancel",
    "Send test email",
    "verification",
    "password-reset",
    "email-change",
    "To email address",
    "Close",
    "Send",
    "Successfully saved mail settings.",
    "Successfully sent test email.",
    "Test email send timeout.",
  ],
  key: names(`
      senderName senderAddress verificationTemplate resetPasswordTemplate
      confirmEmailChangeTemplate subject actionUrl body smtp enabled host port tls
      username password email template {APP_NAME} {APP_URL} {TOKEN} {ACTION_URL}
    `),
  storage: [
    "last_email_test",
    {
      says: "a test-request cancel key",
      without: "A request is cancelled by its signal; nothing of it is stored.",
    },
  ],
  call: ["GET /api/settings", "PATCH /api/settings", "POST /api/settings/test/email"],
  constant: [
    {
      name: "test mail timeout, ms",
      value: "30000",
      as: ["30000 Test email send timeout", "test/email 30000"],
    },
    { name: "placeholder of a secret", value: "******", as: "******" },
    { name: "rows of a template's body", value: "14", as: "rows 14" },
    { name: "TLS auto", value: "false", as: ["false Auto (StartTLS)", "Auto (StartTLS) false"] },
    { name: "TLS always", value: "true", as: ["true Always", "Always true"] },
    {
      name: "toast of a copied placeholder, ms",
      value: "2000",
      as: ["to clipboard 2000", "copied 2000"],
    },
  ],
});
