import type { CellName } from "../../definitions/language/widget-names";
import { cells as adminCells } from "../features/admins/admin-cells";
import { cells as recordCells } from "../features/records/record-cells";
import type { Cell } from "../runtime/registry/cell";
import { cells as valueCells } from "../widgets/cells";

/** Cells by kind of value. Loaded with the tables. */
export const cells = { ...valueCells, ...adminCells, ...recordCells } satisfies Record<CellName, Cell>;
