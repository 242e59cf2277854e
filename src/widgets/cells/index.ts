import type { CellName } from "../../../definitions/language/names";
import type { Cell } from "../../runtime/registry/cell";
import { AvatarCell, OwnIdCell } from "./AdminCells";
import { BoolCell } from "./BoolCell";
import { CodeCell, MethodCell, StatusCell } from "./CodeCell";
import { DateCell } from "./DateCell";
import { FileCell } from "./FileCell";
import { IdCell } from "./IdCell";
import { RelationCell, SelectCell } from "./ListCell";
import { JsonCell, NumberCell, TextCell } from "./TextCell";
import { FullDate, FullJson, FullText } from "./FullCell";
import { UrlCell } from "./UrlCell";

/** How the values of each kind are shown, and how wide their columns are in rem. */
export const cells = {
  code: { draw: CodeCell, drawFull: FullText, width: 12 },
  method: { draw: MethodCell, width: 6 },
  status: { draw: StatusCell, width: 6 },
  avatar: { draw: AvatarCell, width: 5.5 },
  ownId: { draw: OwnIdCell, width: 12 },
  bool: { draw: BoolCell, width: 5.5 },
  date: { draw: DateCell, drawFull: FullDate, width: 11.5 },
  email: { draw: TextCell, width: 11 },
  file: { draw: FileCell, width: 7 },
  id: { draw: IdCell, width: 10.5 },
  json: { draw: JsonCell, drawFull: FullJson, width: 9 },
  number: { draw: NumberCell, width: 6.5, right: true },
  relation: { draw: RelationCell, width: 10 },
  select: { draw: SelectCell, width: 8 },
  text: { draw: TextCell, drawFull: FullText, width: 11 },
  url: { draw: UrlCell, width: 9.5 },
} satisfies Record<CellName, Cell>;
