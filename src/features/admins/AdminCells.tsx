import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { useSession } from "../../backend/session/session";
import { Avatar } from "../../runtime/ui/icons/Avatar";
import type { CellProps } from "../../runtime/registry/cell";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { badgeRoom, inLine } from "../../widgets/cells/cell-room";
import { IdCell, idRoom } from "../../widgets/cells/IdCell";

/** Avatar of an account. */
export const AvatarCell = ({ value }: CellProps): ReactNode => <Avatar number={Number(value)} />;

/** Returns the width of an avatar, in pixels. */
export const avatarRoom = (): number => rootPixels(1.75);

/** Account id with a "you" badge for the signed-in admin. */
export function OwnIdCell(props: CellProps): ReactNode {
  const own = useSession(({ session }) => session?.model.id === props.value);
  return (
    <span className="inline">
      <IdCell {...props} />
      {own && <span className="badge badge--accent">{tableTexts.you}</span>}
    </span>
  );
}

/** Returns the width of an id with the badge, whether or not it is shown. */
export const ownIdRoom = (props: CellProps): number =>
  inLine([idRoom(props), badgeRoom(tableTexts.you)], rootPixels(0.5));
