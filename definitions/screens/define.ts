import { calls, type HiddenSortKeys } from "../backend/calls";
import { language } from "../language/language";
import type { Types } from "../types";

const { settingsPages, ...definers } = language<Types, HiddenSortKeys>();

/** Functions for writing definitions, bound to this product's types. */
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

/** Settings page. Each one saves its part of the same stored object. */
export const settingsPage = settingsPages("Settings", {
  read: calls.readSettings,
  save: calls.saveSettings,
});
