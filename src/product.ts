import type { ComponentType } from "react";
import { accountMenu, menu, screens, why } from "../definitions";
import type { Screen } from "../definitions/language/screen";
import { schemas } from "../definitions/schemas";
import { version } from "../package.json";
import { MessageScreen } from "./runtime/panel/MessageScreen";
import { lazyAgain } from "./runtime/shell/lazy-again";
import type { Product } from "./runtime/shell/product";
import { widgets } from "./widgets";
import { icons } from "./widgets/icons";
import { marks } from "./widgets/marks";
import { questions } from "./widgets/questions";
import { slots } from "./widgets/slots";

const renderers = {
  door: lazyAgain(async () => (await import("./runtime/door/DoorScreen")).DoorScreen),
  message: MessageScreen,
  settings: lazyAgain(async () => (await import("./runtime/settings/SettingsScreen")).SettingsScreen),
  table: lazyAgain(async () => (await import("./Tables")).Tables),
} satisfies Record<Screen["kind"], ComponentType<{ screen: never }>>;

/** Sextant: its definitions, and what draws them. */
export const product: Product = {
  version,
  screens,
  menu,
  accountMenu,
  why,
  schemas,
  renderers,
  widgets,
  icons,
  loadFilterEditor: async () => (await import("./widgets/editor/FilterEditor")).FilterEditor,
  marks,
  questions,
  slots,
};
