import type { FormPanel } from "./form-panel";
import type { FieldTypes } from "./line";
import type { LogLookup } from "./log-lookup";
import type { IconName } from "./names";
import type { MenuSection, Screen } from "./screen";

/** Everything that a dashboard has: its pages, and the ways to them. */
export interface Product {
  screens: Readonly<Record<string, Screen>>;
  /** The side menu, in order. */
  menu: readonly MenuSection[];
  /** Pages that the admin's own menu leads to. */
  accountMenu: readonly { label: string; icon: IconName; page: { route: string } }[];
  /** How the log is asked why a call failed: by the first that the version has; without one nothing asks. */
  logLookups: readonly LogLookup[];
  fieldTypes: FieldTypes;
  /** The panels that widgets open over another one. */
  panels: Readonly<Record<"record" | "collection", FormPanel>>;
}
