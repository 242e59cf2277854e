import type { Cell } from "../../runtime/registry/cell";
import { FileCell, fileRoom } from "./FileCell";

/** Cells of record values. */
export const cells = {
  file: { draw: FileCell, bounds: [5, 10], measure: fileRoom, fits: true },
} satisfies Record<string, Cell>;
