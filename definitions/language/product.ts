import type { FormPanel } from "./form-panel";
import type { FieldTypes } from "./line";
import type { LogLookup } from "./log-lookup";
import type { IconName } from "./widget-names";
import type { MenuSection, Screen } from "./screen";

/** Definition of the complete dashboard: pages and navigation. */
export interface Product {
  screens: Readonly<Record<string, Screen>>;
  /** Side menu, in order. */
  menu: readonly MenuSection[];
  /** Pages in the account menu. */
  accountMenu: readonly { label: string; icon: IconName; page: { route: string } }[];
  /**
   * Log lookups for the reason of a failure. The first one for the version is used. Without one the lookup is not
   * offered.
   */
  logLookups: readonly LogLookup[];
  fieldTypes: FieldTypes;
  /** Panels that widgets open on top of another panel. */
  panels: Readonly<Record<"record" | "collection", FormPanel>>;
}
