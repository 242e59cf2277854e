import type { Product } from "../language/product";
import { crons } from "../screens/crons";
import { signInCode } from "../screens/sign-in-code";
import { superusers } from "../screens/superusers";
import { superuserInstaller } from "../screens/superuser-installer";
import { accountOptions } from "../screens/account-options";
import { logMessages, messageLookup, ofCollections, screens, sections } from "./common";

const collections = ofCollections(accountOptions);

/** Product definition for versions where admins are records: since v0.23. */
export const product = {
  ...collections.shared,
  logLookups: [messageLookup],
  screens: { ...screens, ...collections.screens, crons, logMessages, signInCode, superuserInstaller, superusers },
  menu: [
    collections.section,
    { label: "Logs", icon: "chart", groups: [{ pages: [logMessages] }] },
    {
      label: "Settings",
      icon: "settings",
      groups: [
        { ...sections.system, pages: [...sections.system.pages, crons] },
        sections.sync,
        { label: "Authentication", pages: [superusers] },
      ],
    },
  ],
  accountMenu: [{ label: "Manage superusers", icon: "admins", page: superusers }],
} satisfies Product;
