import { createContext, use } from "react";
import type { TabChoice } from "../../form/use-open-parts";
import type { Opened } from "../../model/table/address";

/** The panel over a table that the address names, if it names one. */
export interface OpenedPanel {
  opened: Opened | undefined;
  /** Closes it: back to where it was opened, so that Back does not open it again. */
  close: () => void;
  /** Its tab. Choosing another one is no step that Back takes back. */
  tabs: TabChoice;
}

/** Apart from the rest of the address: what opens and closes over a page need not be told to all that stands in it. */
export const OpenedPanelContext = createContext<OpenedPanel | undefined>(undefined);

/** The panel that is open over the table around this part. */
export const useOpenedPanel = (): OpenedPanel => use(OpenedPanelContext)!;
