import type { Cell } from "../../runtime/registry/cell";
import { FileCell, fileRoom } from "./FileCell";

/** The cells of what is stored with a record. */
export const cells = {
  file: { draw: FileCell, bounds: [5, 10], measure: fileRoom, fits: true },
} satisfies Record<string, Cell>;
