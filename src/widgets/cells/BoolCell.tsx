import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { isBlank } from "../../runtime/model/values/text/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { textWidth } from "../../runtime/ui/text/text-width";
import { NotAvailable } from "./NotAvailable";

/** A flag, told by a lamp and by a word. */
export const BoolCell = ({ value }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  return <span className={value ? "lamp lamp--on" : "lamp lamp--off"}>{value ? tableTexts.yes : tableTexts.no}</span>;
};

/** What a flag takes: as much as the longer word. */
export const boolRoom = (): number =>
  rootPixels(0.8125) + Math.max(...[tableTexts.yes, tableTexts.no].map((word) => textWidth(word, "text")));
