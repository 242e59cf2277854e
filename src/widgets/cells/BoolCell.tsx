import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { isBlank } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { NotAvailable } from "./NotAvailable";

/** A flag, told by a lamp and by a word. */
export const BoolCell = ({ value }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  return <span className={value ? "lamp lamp--on" : "lamp lamp--off"}>{value ? texts.table.yes : texts.table.no}</span>;
};
