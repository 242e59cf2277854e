import type { ComponentType } from "react";
import { accountMenu, menu, screens, failureLookup } from "../definitions";
import type { Screen } from "../definitions/language/screen";
import { schemas } from "../definitions/schemas";
import { version } from "../package.json";
import { parts } from "./parts";
import { lazyPart, type LazyPart } from "./runtime/ui/lazy-part";
import { failedPage } from "./runtime/ui/Page";
import type { Registry } from "./runtime/registry/registry";
import { contents } from "./widgets/contents";
import { widgets } from "./widgets";
import { icons } from "./widgets/icons";
import { providerIcons } from "./widgets/provider-icons";
import { questions } from "./widgets/questions";
import { reviews } from "./widgets/reviews";
import { slots } from "./widgets/slots";

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

/** Sextant: its definitions, and what draws them. */
export const registry: Registry = {
  version,
  screens,
  menu,
  accountMenu,
  logLookup: failureLookup,
  schemas,
  renderers,
  Shell: pageParts.Shell,
  widgets,
  icons,
  loadFilterEditor: async () => (await import("./widgets/editor/TableFilterEditor")).TableFilterEditor,
  groupIcons: providerIcons,
  questions,
  reviews,
  slots,
  contents,
};
