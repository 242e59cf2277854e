import { calls, type Unseen } from "./backend/calls";
import { language } from "./language/language";
import type { Types } from "./types";

const { settingsPages, ...definers } = language<Types, Unseen>();

/** The functions that definitions are written with, bound to this product's types. */
export const {
  tablePage,
  detail,
  lines,
  formPanel,
  itemPanel,
  sidebar,
  signedOutPage,
  messagePage,
  contentPage,
  popup,
  fieldTypesOf,
  logLookup,
} = definers;

/** A page under Settings. Each saves its own part of the one stored object. */
export const settingsPage = settingsPages("Settings", {
  read: calls.readSettings,
  save: calls.saveSettings,
});
