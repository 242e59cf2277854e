import { lines } from "../define";

const enabled = <Flag extends string>(flag: Flag) => ({ flag, on: "Enabled", off: "Disabled" }) as const;

const template = <Key extends string>(accordion: string, icon: "testMail" | "lock" | "at", key: Key) =>
  ({ accordion, icon, fields: [`${key}.subject`, `${key}.body`] }) as const;

const token = <Key extends string>(heading: string, key: Key) =>
  [{ heading }, { field: `${key}.duration`, widget: "seconds" }, `${key}.secret`] as const;

/** How one signs in to accounts before v0.23: providers, mails and tokens are those of all collections. */
const sharedOptions = lines("Collection", [
  {
    accordion: "Username/Password",
    icon: "user",
    badge: enabled("allowUsernameAuth"),
    fields: ["allowUsernameAuth"],
  },
  {
    accordion: "Email/Password",
    icon: "mail",
    badge: enabled("allowEmailAuth"),
    fields: [
      "allowEmailAuth",
      {
        when: "allowEmailAuth",
        hidden: "kept",
        show: [
          { field: "exceptEmailDomains", excludes: "onlyEmailDomains" },
          { field: "onlyEmailDomains", excludes: "exceptEmailDomains" },
        ],
      },
    ],
  },
  {
    accordion: "OAuth2",
    icon: "provider",
    badge: enabled("allowOAuth2Auth"),
    fields: ["allowOAuth2Auth", { link: "Manage OAuth2 providers", to: "/settings/auth-providers" }],
  },
  { heading: "General" },
  "minPasswordLength",
  "requireEmail",
  "onlyVerified",
]);

/** How one signs in to accounts since v0.23: each collection has options, mails and tokens of its own. */
const ownOptions = lines("Collection", [
  { heading: "Sign-in methods" },
  {
    accordion: "Password",
    icon: "lock",
    badge: enabled("passwordAuth.enabled"),
    fields: [
      "passwordAuth.enabled",
      { when: "passwordAuth.enabled", hidden: "kept", show: ["passwordAuth.identityFields"] },
    ],
  },
  {
    accordion: "OAuth2",
    icon: "provider",
    badge: enabled("oauth2.enabled"),
    fields: [
      "oauth2.enabled",
      {
        when: "oauth2.enabled",
        hidden: "kept",
        show: [
          { heading: "Fields that a provider fills in" },
          { row: ["oauth2.mappedFields.id", "oauth2.mappedFields.name"] },
          { row: ["oauth2.mappedFields.username", "oauth2.mappedFields.avatarURL"] },
        ],
      },
    ],
  },
  {
    accordion: "One-time password",
    icon: "mail",
    badge: enabled("otp.enabled"),
    fields: [
      "otp.enabled",
      {
        when: "otp.enabled",
        hidden: "kept",
        show: [
          { row: [{ field: "otp.duration", widget: "seconds" }, "otp.length"] },
          "otp.emailTemplate.subject",
          "otp.emailTemplate.body",
        ],
      },
    ],
  },
  {
    accordion: "Two factors",
    icon: "key",
    badge: enabled("mfa.enabled"),
    fields: [
      { note: "Accounts then sign in by two of the methods above, one after the other." },
      "mfa.enabled",
      {
        when: "mfa.enabled",
        hidden: "kept",
        show: [{ field: "mfa.duration", widget: "seconds" }, "mfa.rule"],
      },
    ],
  },
  { heading: "Mails" },
  template("Verification", "testMail", "verificationTemplate"),
  template("Password reset", "lock", "resetPasswordTemplate"),
  template("Confirm email change", "at", "confirmEmailChangeTemplate"),
  {
    accordion: "Sign-in from a new place",
    icon: "mail",
    badge: enabled("authAlert.enabled"),
    fields: [
      "authAlert.enabled",
      {
        when: "authAlert.enabled",
        hidden: "kept",
        show: ["authAlert.emailTemplate.subject", "authAlert.emailTemplate.body"],
      },
    ],
  },
  {
    accordion: "Tokens",
    icon: "key",
    fields: [
      ...token("Session", "authToken"),
      ...token("Verification", "verificationToken"),
      ...token("Password reset", "passwordResetToken"),
      ...token("Email change", "emailChangeToken"),
      ...token("File access", "fileToken"),
    ],
  },
]);

/** The options of a new collection of accounts. Since v0.23 the backend fills them in, as most must not be blank. */
export const newAccountOptions = lines("Collection", [
  { before: "v0.23", show: [{ tab: "Options", fields: sharedOptions }] },
]);

/** The options of a collection of accounts. */
export const accountOptions = lines("Collection", [
  ...newAccountOptions,
  { since: "v0.23", show: [{ tab: "Options", fields: ownOptions }] },
]);
