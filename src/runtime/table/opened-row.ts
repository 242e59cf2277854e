import { createContext } from "react";

/** The id of the row whose panel is open. Only its row shows it: nothing between that and the page is drawn anew for it. */
export const OpenedRowContext = createContext<string | undefined>(undefined);
