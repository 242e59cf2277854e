import type { MenuSection, Screen } from "./language/screen";
import { admins } from "./screens/admins";
import { application } from "./screens/application";
import { authProviders } from "./screens/auth-providers";
import { collections } from "./screens/collections";
import { confirmAdminPasswordReset } from "./screens/confirm-admin-password-reset";
import { confirmEmailChange } from "./screens/confirm-email-change";
import { confirmPasswordReset } from "./screens/confirm-password-reset";
import { confirmVerification } from "./screens/confirm-verification";
import { exportCollections } from "./screens/export-collections";
import { importCollections } from "./screens/import-collections";
import { installer } from "./screens/installer";
import { logs } from "./screens/logs";
import { mail } from "./screens/mail";
import { notFound } from "./screens/not-found";
import { requestPasswordReset } from "./screens/request-password-reset";
import { signIn } from "./screens/sign-in";
import { storage } from "./screens/storage";
import { tokens } from "./screens/tokens";

export { failureLookup } from "./screens/failure-lookup";

/** Every screen, by the name of its file. */
export const screens = {
  admins,
  application,
  authProviders,
  collections,
  confirmAdminPasswordReset,
  confirmEmailChange,
  confirmPasswordReset,
  confirmVerification,
  exportCollections,
  importCollections,
  installer,
  logs,
  mail,
  notFound,
  requestPasswordReset,
  signIn,
  storage,
  tokens,
} satisfies Record<string, Screen>;

/** The side menu, in order. */
export const menu: readonly MenuSection[] = [
  { label: "Collections", icon: "collections", groups: [{ pages: [collections] }] },
  { label: "Logs", icon: "chart", groups: [{ pages: [logs] }] },
  {
    label: "Settings",
    icon: "settings",
    groups: [
      { label: "System", pages: [application, mail, storage] },
      { label: "Sync", badge: "Experimental", pages: [exportCollections, importCollections] },
      { label: "Authentication", pages: [authProviders, tokens, admins] },
    ],
  },
];

/** Pages that the admin's own menu leads to. */
export const accountMenu = [{ label: "Manage admins", icon: "admins", page: admins }] as const;
