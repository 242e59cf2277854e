import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";

/** What a cell without a value says. */
export const NotAvailable = (): ReactNode => <span className="na">{tableTexts.nothing}</span>;
