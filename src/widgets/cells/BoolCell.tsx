import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { isBlank } from "../../values/text/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { textWidth } from "../../runtime/ui/text/text-width";
import { NotAvailable } from "../../runtime/ui/text/NotAvailable";

/** Cell of a boolean: coloured dot and word. */
export const BoolCell = ({ value }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  return <span className={value ? "lamp lamp--on" : "lamp lamp--off"}>{value ? tableTexts.yes : tableTexts.no}</span>;
};

/** Returns the width of a boolean, based on the longer word. */
export const boolRoom = (): number =>
  rootPixels(0.8125) + Math.max(...[tableTexts.yes, tableTexts.no].map((word) => textWidth(word, "text")));
