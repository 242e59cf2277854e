import type { Cell } from "../../runtime/registry/cell";
import { AvatarCell, avatarRoom, OwnIdCell, ownIdRoom } from "./AdminCells";

/** Cells of admins. */
export const cells = {
  avatar: { draw: AvatarCell, bounds: [3.5, 3.5], measure: avatarRoom, rowHeight: 2.5, bare: true },
  ownId: { draw: OwnIdCell, bounds: [8, 20], measure: ownIdRoom },
} satisfies Record<string, Cell>;
