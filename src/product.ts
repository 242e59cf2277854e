import type { ComponentType } from "react";
import type { RemovalReviewName, SaveReviewName, SlotName, WidgetName } from "../definitions/language/names";
import type { Product } from "../definitions/language/product";
import type { Screen } from "../definitions/language/screen";
import { schemas, type Format } from "../definitions/schemas";
import { version } from "../package.json";
import type { LoadedPages } from "./pages";
import { parts } from "./parts";
import type { Schemas } from "./runtime/model/form/schema";
import { resolveSchemas } from "./runtime/model/form/resolve-schemas";
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

const drawing = {
  version,
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
} satisfies Omit<Registry, keyof Product | "schemas">;

/** Sextant for the version of the backend that its pages are loaded for: definitions, and what draws them. */
export const productOf = ({ version: backend, product }: LoadedPages): Registry => ({
  ...drawing,
  ...product,
  schemas: resolveSchemas(backend, schemas as Schemas),
});
