import { adminPanel, adminsTable } from "./admins";
import { apiDocs } from "./api-docs";
import { collectionEditor } from "./collection-editor";
import { collectionsPage, collectionsSidebar } from "./collections";
import type { Entry } from "./entry";
import { fieldEditor } from "./field-editor";
import { logPanel, logs } from "./logs";
import { recordFields, recordPanel } from "./record-panel";
import { bulkSelection, recordsTable } from "./records-table";
import { applicationSettings } from "./settings-application";
import { mailSettings } from "./settings-mail";
import { authProviders } from "./settings-providers";
import { settingsSidebar } from "./settings-sidebar";
import { filesStorage } from "./settings-storage";
import { exportCollections, importCollections } from "./settings-sync";
import { tokenOptions } from "./settings-tokens";
import { notFound, shell } from "./shell";
import { installer, passwordReset, signIn, tokenConfirmation } from "./sign-in";

/** Everything that the specifications say, screen by screen. */
export const entries: readonly Entry[] = [
  shell,
  notFound,
  installer,
  signIn,
  passwordReset,
  tokenConfirmation,
  settingsSidebar,
  applicationSettings,
  mailSettings,
  filesStorage,
  authProviders,
  tokenOptions,
  exportCollections,
  importCollections,
  logs,
  logPanel,
  collectionsPage,
  collectionsSidebar,
  recordsTable,
  bulkSelection,
  collectionEditor,
  fieldEditor,
  recordPanel,
  recordFields,
  adminsTable,
  adminPanel,
  apiDocs,
].flat();
