import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { nothing } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";
import { NotAvailable } from "./NotAvailable";

/** A flag, told by a lamp and by a word. */
export const BoolCell = ({ value }: CellProps): ReactNode => {
  if (nothing(value)) return <NotAvailable />;
  return <span className={value ? "lamp lamp--on" : "lamp lamp--off"}>{value ? words.table.yes : words.table.no}</span>;
};
