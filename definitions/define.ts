import { calls, type Unseen } from "./backend/calls";
import { language } from "./language/language";
import type { Types } from "./types";

const { settingsPages, ...words } = language<Types, Unseen>();

/** The defining words, bound to this product's types. */
export const { tablePage, wholeTable, detail, formPanel, sideList, doorPage, messagePage, popup, kinds, askLog } =
  words;

/** A page under Settings. Each saves its own part of the one stored object. */
export const settingsPage = settingsPages("Settings", {
  parent: "Settings",
  read: calls.readSettings,
  save: calls.saveSettings,
});
