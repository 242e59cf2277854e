import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";

/** What a cell without a value says. */
export const NotAvailable = (): ReactNode => <span className="na">{words.table.nothing}</span>;
