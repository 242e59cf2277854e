import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";

/** Text of a cell without a value. */
export const NotAvailable = (): ReactNode => <span className="faint">{tableTexts.nothing}</span>;
