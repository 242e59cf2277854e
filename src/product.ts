import type { ComponentType, ReactNode } from "react";
import { accountMenu, menu, screens, failureLookup } from "../definitions";
import type { Screen } from "../definitions/language/screen";
import { schemas } from "../definitions/schemas";
import { version } from "../package.json";
import { MessageScreen } from "./runtime/pages/message/MessageScreen";
import { lazyPart } from "./runtime/ui/lazy-part";
import { failedPage } from "./runtime/ui/Page";
import type { Registry } from "./runtime/registry/registry";
import { widgets } from "./widgets";
import { icons } from "./widgets/icons";
import { providerIcons } from "./widgets/provider-icons";
import { questions } from "./widgets/questions";
import { reviews } from "./widgets/reviews";
import { slots } from "./widgets/slots";

const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): ((props: Props) => ReactNode) =>
  lazyPart(load, { frame: failedPage });

const renderers = {
  signedOut: lazyPage(async () => (await import("./runtime/pages/signed-out/SignedOutScreen")).SignedOutScreen),
  message: MessageScreen,
  settings: lazyPage(async () => (await import("./runtime/pages/settings/SettingsScreen")).SettingsScreen),
  table: lazyPage(async () => (await import("./Tables")).Tables),
} satisfies Record<Screen["kind"], ComponentType<{ screen: never }>>;

/** Sextant: its definitions, and what draws them. */
export const registry: Registry = {
  version,
  screens,
  menu,
  accountMenu,
  logLookup: failureLookup,
  schemas,
  renderers,
  widgets,
  icons,
  loadFilterEditor: async () => (await import("./widgets/editor/FilterEditor")).FilterEditor,
  groupIcons: providerIcons,
  questions,
  reviews,
  slots,
};
