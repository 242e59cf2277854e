import type { Product } from "../language/product";
import { admins } from "../screens/admins";
import { allRules } from "../screens/all-rules";
import { application } from "../screens/application";
import { backups } from "../screens/backups";
import { compare } from "../screens/compare";
import { createCollectionPanel } from "../screens/collection-panel";
import { createCollectionsPage } from "../screens/collections";
import { confirmEmailChange } from "../screens/confirm-email-change";
import { confirmPasswordReset } from "../screens/confirm-password-reset";
import { confirmVerification } from "../screens/confirm-verification";
import { diagram } from "../screens/diagram";
import { exportCollections } from "../screens/export-collections";
import { fieldTypes } from "../screens/field-types";
import { importCollections } from "../screens/import-collections";
import { logSettings } from "../screens/log-settings";
import { mail } from "../screens/mail";
import { notFound } from "../screens/not-found";
import { recordPanel } from "../screens/record-panel";
import { requestPasswordReset } from "../screens/request-password-reset";
import { signIn } from "../screens/sign-in";
import { storage } from "../screens/storage";

/** Screens of both eras, by file name. */
export const screens = {
  application,
  backups,
  compare,
  confirmEmailChange,
  confirmPasswordReset,
  confirmVerification,
  exportCollections,
  importCollections,
  logSettings,
  mail,
  notFound,
  requestPasswordReset,
  signIn,
  storage,
} satisfies Product["screens"];

/** Side menu sections of both eras. */
export const sections = {
  system: { label: "System", pages: [application, mail, storage, backups, logSettings] },
  sync: { label: "Sync", pages: [exportCollections, importCollections, compare] },
} as const;

/** Returns the parts about collections and records, for the era's account options. */
export function ofCollections(options: Parameters<typeof createCollectionPanel>[0]) {
  const collection = createCollectionPanel(options);
  const collections = createCollectionsPage(collection);
  return {
    shared: { fieldTypes, panels: { record: recordPanel, collection } } satisfies Partial<Product>,
    screens: { allRules, collections, diagram },
    section: { label: "Collections", icon: "collections", groups: [{ pages: [collections, diagram, allRules] }] },
  } as const;
}

/** Account menu of both eras. */
export const accountMenu = [
  { label: "Manage {admins}", icon: "admins", page: admins },
] as const satisfies Product["accountMenu"];
