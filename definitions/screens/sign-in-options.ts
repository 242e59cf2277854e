import { lines } from "./define";

const enabled = <Flag extends string>(flag: Flag) => ({ flag, on: "Enabled", off: "Disabled" }) as const;

/** Sign-in options before v0.23: providers, emails and tokens are shared by all collections. */
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

const tab = lines("Collection", [{ tab: "Options", fields: sharedOptions }]);

/** Options tab of account collections up to v0.22. */
export const signInOptions = { new: tab, edit: tab };
