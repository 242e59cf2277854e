import type { Product } from "../language/product";
import { authProviders } from "../screens/auth-providers";
import { confirmAdminPasswordReset } from "../screens/confirm-admin-password-reset";
import { failureLookup } from "../screens/failure-lookup";
import { installer } from "../screens/installer";
import { logs } from "../screens/logs";
import { tokens } from "../screens/tokens";
import { signInOptions } from "../screens/sign-in-options";
import { admins } from "../screens/admins";
import { logMessages } from "../screens/log-messages";
import { messageLookup } from "../screens/message-lookup";
import { accountMenu, ofCollections, screens, sections } from "./common";

const collections = ofCollections(signInOptions);

/** Product definition for versions where admins are not records: up to v0.22. */
export const product = {
  ...collections.shared,
  logLookups: [failureLookup, messageLookup],
  screens: {
    ...screens,
    ...collections.screens,
    admins,
    authProviders,
    confirmAdminPasswordReset,
    installer,
    logMessages,
    logs,
    tokens,
  },
  menu: [
    collections.section,
    { label: "Logs", icon: "chart", groups: [{ pages: [logs, logMessages] }] },
    {
      label: "Settings",
      icon: "settings",
      groups: [
        sections.system,
        { ...sections.sync, badge: "Experimental" },
        { label: "Authentication", pages: [authProviders, tokens, admins] },
      ],
    },
  ],
  accountMenu,
} satisfies Product;
