import type { ComponentType } from "react";
import { accountMenu, menu, screens, failureLookup } from "../definitions";
import { collectionPanel } from "../definitions/screens/collection-panel";
import { fieldTypes } from "../definitions/screens/field-types";
import { recordPanel } from "../definitions/screens/record-panel";
import type { RemovalReviewName, SaveReviewName, SlotName, WidgetName } from "../definitions/language/names";
import type { Screen } from "../definitions/language/screen";
import { schemas, type Format } from "../definitions/schemas";
import { version } from "../package.json";
import { parts } from "./parts";
import { lazyPart, type LazyPart } from "./runtime/ui/loading/lazy-part";
import { failedPage } from "./runtime/ui/page/Page";
import type { RemovalReviewer, Registry, SaveReviewer, SlotProps } from "./runtime/registry/registry";
import type { Widget } from "./runtime/registry/widget";
import * as admins from "./features/admins";
import * as collections from "./features/collections";
import * as records from "./features/records";
import * as rules from "./features/rules";
import * as settings from "./features/settings";
import { widgets as valueWidgets } from "./widgets";
import { icons } from "./widgets/icons";
import { providerIcons } from "./widgets/provider-icons";

const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyPart(load, { frame: failedPage });

const renderers = {
  signedOut: lazyPage(parts.signedOut),
  message: lazyPage(parts.message),
  settings: lazyPage(parts.settings),
  content: lazyPage(parts.content),
  table: lazyPage(parts.table),
} satisfies Record<Screen["kind"], ComponentType<{ screen: never }>>;

/** What draws pages, each loaded by itself. */
export const pageParts = { ...renderers, Shell: lazyPage(parts.Shell) };

const widgets = {
  ...valueWidgets,
  ...admins.widgets,
  ...collections.widgets,
  ...records.widgets,
  ...settings.widgets,
} satisfies Record<Format | WidgetName, Widget>;

const slots = { ...records.slots, ...rules.slots, ...settings.slots } satisfies Record<
  SlotName,
  ComponentType<SlotProps>
>;

const reviews = { ...collections.reviews, ...records.reviews } satisfies Record<SaveReviewName, SaveReviewer> &
  Record<RemovalReviewName, RemovalReviewer>;

/** Sextant: its definitions, and what draws them. */
export const registry: Registry = {
  version,
  screens,
  menu,
  accountMenu,
  logLookup: failureLookup,
  schemas,
  fieldTypes,
  panels: { record: recordPanel, collection: collectionPanel },
  renderers,
  Shell: pageParts.Shell,
  widgets,
  icons,
  loadFilterEditor: rules.loadFilterEditor,
  groupIcons: providerIcons,
  questions: settings.questions,
  reviews,
  slots,
  contents: collections.contents,
};
