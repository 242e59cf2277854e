import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import "./style/index.css";
import { lazy, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { menu, screens } from "../definitions";
import type { Screen } from "../definitions/language/screen";
import { schemas } from "../definitions/schemas";
import { version } from "../package.json";
import { guardSession } from "./runtime/data/guard-session";
import { newQueryClient } from "./runtime/data/queries";
import { followTabs } from "./runtime/data/session";
import { DoorScreen } from "./runtime/door/DoorScreen";
import { MessageScreen } from "./runtime/panel/MessageScreen";
import { App } from "./runtime/shell/App";
import type { Product } from "./runtime/shell/product";
import { cells } from "./widgets/cells";
import { icons } from "./widgets/icons";
import { slots } from "./widgets/slots";
import { widgets } from "./widgets";

const renderers = {
  door: DoorScreen,
  message: MessageScreen,
  settings: lazy(async () => ({ default: (await import("./runtime/settings/SettingsScreen")).SettingsScreen })),
  table: lazy(async () => ({ default: (await import("./runtime/table/TableScreen")).TableScreen })),
} satisfies Record<Screen["kind"], ComponentType<{ screen: never }>>;

const product: Product = { version, screens, menu, schemas, renderers, widgets, cells, icons, slots };

const queries = newQueryClient();
followTabs();
guardSession(() => {
  window.location.hash = "#/";
});
createRoot(document.getElementById("root")!).render(<App product={product} queries={queries} />);
