import { superusersCollection } from "../backend/backend-names";
import { lines } from "./define";
import { byVersion } from "../language/availability";
import type { MappedFields } from "../types/account-options";

const providerNames = {
  apple: "Apple",
  bitbucket: "Bitbucket",
  box: { label: "Box", since: "v0.29", isHarmless: true },
  discord: "Discord",
  facebook: "Facebook",
  gitea: "Gitea/Forgejo",
  gitee: "Gitee",
  github: "GitHub",
  gitlab: "GitLab",
  google: "Google",
  instagram2: "Instagram",
  kakao: "Kakao",
  lark: { label: "Lark", since: "v0.30", isHarmless: true },
  linear: "Linear",
  livechat: "LiveChat",
  mailcow: "mailcow",
  microsoft: "Microsoft",
  monday: "monday.com",
  notion: "Notion",
  oidc: "OpenID Connect",
  oidc2: "OpenID Connect (2)",
  oidc3: "OpenID Connect (3)",
  patreon: "Patreon",
  planningcenter: "Planning Center",
  spotify: "Spotify",
  strava: "Strava",
  trakt: { label: "Trakt", since: "v0.25", isHarmless: true },
  twitch: "Twitch",
  twitter: "X/Twitter",
  vk: "VK",
  wakatime: "WakaTime",
  yandex: "Yandex",
} as const;

const enabled = <Flag extends string>(flag: Flag) => ({ flag, on: "Enabled", off: "Disabled" }) as const;

const template = <Key extends string>(accordion: string, icon: "testMail" | "lock" | "at", key: Key) =>
  ({ accordion, icon, fields: [`${key}.subject`, `${key}.body`] }) as const;

const token = <Key extends string>(heading: string, key: Key) =>
  [{ heading }, { field: `${key}.duration`, widget: "seconds" }, `${key}.secret`] as const;

// Providers whose addresses depend on their host.
const withAddresses = {
  name: { oneOf: ["gitea", "gitlab", "mailcow", "microsoft", "oidc", "oidc2", "oidc3"] },
} as const;

const addresses = ["displayName", "authURL", "tokenURL", "userInfoURL"] as const;

const providers = {
  list: "oauth2.providers",
  label: "Providers",
  itemLabel: "Provider",
  add: "New provider",
  title: "name",
  icon: "provider",
  picker: {
    search: "Search providers",
    nothing: "No provider found.",
    enables: { flag: "oauth2.enabled", label: "Enable OAuth2" },
  },
  unique: { generated: "", message: "Choose a provider that is not in the list yet.", reserved: [] },
  // Responses have no secrets. At first the backend kept omitted ones by list index.
  secret: { field: "clientSecret", keptBy: byVersion({ "v0.8": "place", "v0.40": "name" }) },
  badges: [],
  fields: {
    new: [
      { field: "name", widget: "select", choices: providerNames },
      "clientId",
      "clientSecret",
      // The backend would use the addresses typed for another provider.
      { when: withAddresses, hidden: "cleared", show: addresses },
    ],
    edit: [
      { field: "name", widget: "select", choices: providerNames, readOnlyWhen: { id: { not: "" } } },
      "clientId",
      { field: "clientSecret", placeholder: "Leave blank to keep the stored secret" },
      { when: withAddresses, hidden: "kept", show: addresses },
    ],
  },
  defaults: { clientId: "" },
} as const;

const mapped = <Value extends keyof MappedFields>(value: Value) =>
  ({ field: `oauth2.mappedFields.${value}`, widget: "mappedField" }) as const;

const isOfSuperusers = { name: superusersCollection } as const;

// The backend answers 200 to a change of these options, and ignores it.
const ofSuperusers = (note: string) => [{ when: isOfSuperusers, hidden: "kept", show: [{ note }] }] as const;

const ofOthers = { when: { name: { not: superusersCollection } }, hidden: "kept" } as const;

/** Mail that superusers never get, with the reason. */
const mailOfOthers = <Key extends string>(accordion: string, icon: "testMail" | "at", key: Key, note: string) =>
  ({
    accordion,
    icon,
    fields: [...ofSuperusers(note), { ...ofOthers, show: [`${key}.subject`, `${key}.body`] }],
  }) as const;

/** Sign-in options since v0.23: each collection has its own options, emails and tokens. */
const ownOptions = lines("Collection", [
  { heading: "Sign-in methods" },
  {
    accordion: "Password",
    icon: "lock",
    badge: enabled("passwordAuth.enabled"),
    fields: [
      ...ofSuperusers("Superusers always sign in with a password."),
      { field: "passwordAuth.enabled", readOnlyWhen: isOfSuperusers },
      { when: "passwordAuth.enabled", hidden: "kept", show: ["passwordAuth.identityFields"] },
    ],
  },
  {
    accordion: "OAuth2",
    icon: "provider",
    badge: enabled("oauth2.enabled"),
    fields: [
      ...ofSuperusers("Superusers cannot sign in with OAuth2."),
      { field: "oauth2.enabled", readOnlyWhen: isOfSuperusers },
      {
        ...ofOthers,
        // Also shown without OAuth2: providers can be set up before, and mapped fields follow renamed fields.
        show: [
          {
            when: { "oauth2.enabled": { not: true } },
            hidden: "kept",
            show: [{ note: "Nobody can sign in with a provider until OAuth2 is enabled." }],
          },
          providers,
          { heading: "Fields that a provider fills in" },
          { row: [mapped("id"), mapped("name")] },
          { row: [mapped("username"), mapped("avatarURL")] },
        ],
      },
    ],
  },
  {
    accordion: "One-time password",
    icon: "mail",
    badge: enabled("otp.enabled"),
    fields: [
      ...ofSuperusers("Superusers enter it after their password, so the backend also enables two factors."),
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
      { note: "Accounts then sign in with two of the methods above, one after the other." },
      ...ofSuperusers(
        "For superusers: the password, then the one-time password. To disable it, first disable the one-time password.",
      ),
      { field: "mfa.enabled", readOnlyWhen: { ...isOfSuperusers, "otp.enabled": true } },
      {
        when: "mfa.enabled",
        hidden: "kept",
        show: [
          { field: "mfa.duration", widget: "seconds" },
          { when: "system", hidden: "kept", show: [{ note: "The rules of a system collection cannot be changed." }] },
          { field: "mfa.rule", readOnlyWhen: "system" },
        ],
      },
    ],
  },
  { heading: "Mails" },
  mailOfOthers("Verification", "testMail", "verificationTemplate", "Superusers are always verified."),
  template("Password reset", "lock", "resetPasswordTemplate"),
  mailOfOthers("Confirm email change", "at", "confirmEmailChangeTemplate", "The email of superusers changes at once."),
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
      ...token("Password reset", "passwordResetToken"),
      ...token("File access", "fileToken"),
      {
        ...ofOthers,
        show: [...token("Verification", "verificationToken"), ...token("Email change", "emailChangeToken")],
      },
    ],
  },
]);

const tab = lines("Collection", [{ tab: "Options", fields: ownOptions }]);

/**
 * Options tab of account collections. The backend fills in the options of a new collection, most of which are required.
 * A copy starts with the options of its original.
 */
export const accountOptions = {
  new: lines("Collection", [{ when: { "otp.length": { above: 0 } }, hidden: "kept", show: tab }]),
  edit: tab,
};
