import { createContext, useContext, type ComponentType } from "react";
import type { CellName, IconName, SlotName, WidgetName } from "../../../definitions/language/names";
import type { MenuEntry, Screen } from "../../../definitions/language/screen";
import type { Format } from "../../../definitions/schemas";
import type { Widget } from "../form/widget";
import type { Schema } from "../model/model";
import type { Cell } from "../table/cell";

/** What a slot is told of the form that it stands in. */
export interface SlotProps {
  data: unknown;
  change: (path: string, value: unknown) => void;
}

export type IconPicture = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

/** Everything that the runtime is handed and does not know by itself. */
export interface Product {
  version: string;
  screens: Readonly<Record<string, Screen>>;
  menu: readonly MenuEntry[];
  schemas: Readonly<Record<string, Schema>>;
  renderers: Readonly<Record<Screen["kind"], ComponentType<{ screen: never }>>>;
  widgets: Readonly<Record<Format | WidgetName, Widget>>;
  cells: Readonly<Record<CellName, Cell>>;
  slots: Readonly<Record<SlotName, ComponentType<SlotProps>>>;
  icons: Readonly<Record<IconName, IconPicture>>;
}

export const ProductContext = createContext<Product>(undefined as never);

/** The product that is being run. */
export const useProduct = (): Product => useContext(ProductContext);
