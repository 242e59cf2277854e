import type { Product } from "../language/product";
import { crons } from "../screens/crons";
import { signInCode } from "../screens/sign-in-code";
import { sqlConsole } from "../screens/sql-console";
import { superuserInstaller } from "../screens/superuser-installer";
import { accountOptions } from "../screens/account-options";
import { admins } from "../screens/admins";
import { logMessages } from "../screens/log-messages";
import { messageLookup } from "../screens/message-lookup";
import { accountMenu, ofCollections, screens, sections } from "./common";

const collections = ofCollections(accountOptions);

/** Product definition for versions where admins are records: since v0.23. */
export const product = {
  ...collections.shared,
  logLookups: [messageLookup],
  screens: {
    ...screens,
    ...collections.screens,
    crons,
    logMessages,
    signInCode,
    sqlConsole,
    superuserInstaller,
    superusers: admins,
  },
  menu: [
    collections.section,
    { label: "Logs", icon: "chart", groups: [{ pages: [logMessages] }] },
    { label: "SQL console", icon: "sql", groups: [{ pages: [sqlConsole] }] },
    {
      label: "Settings",
      icon: "settings",
      groups: [
        { ...sections.system, pages: [...sections.system.pages, crons] },
        sections.sync,
        { label: "Authentication", pages: [admins] },
      ],
    },
  ],
  accountMenu,
} satisfies Product;
