import { createContext, use } from "react";
import type { TabChoice } from "../../form/use-open-sections";
import type { Opened } from "../../model/table/address";

/** Panel over a table that the URL names, if any. */
export interface OpenedPanel {
  opened: Opened | undefined;
  /** Closes the panel. Returns to the history entry before it, so that Back does not reopen it. */
  close: () => void;
  /** Selected tab of the panel. A change replaces the history entry. */
  tabs: TabChoice;
}

/** Separate from the rest of the address, so that opening a panel does not render the complete page. */
export const OpenedPanelContext = createContext<OpenedPanel | undefined>(undefined);

/** Returns the panel that is open over the surrounding table. */
export const useOpenedPanel = (): OpenedPanel => use(OpenedPanelContext)!;
