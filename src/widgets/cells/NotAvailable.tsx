import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";

/** What a cell without a value says. */
export const NotAvailable = (): ReactNode => <span className="na">{texts.table.nothing}</span>;
