import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { useSession } from "../../runtime/store/session";
import { Avatar } from "../../runtime/ui/icons/Avatar";
import type { CellProps } from "../../runtime/registry/cell";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { badgeRoom, inLine } from "../../widgets/cells/cell-room";
import { IdCell, idRoom } from "../../widgets/cells/IdCell";

/** An account's picture. */
export const AvatarCell = ({ value }: CellProps): ReactNode => <Avatar number={Number(value)} />;

/** What a picture takes. */
export const avatarRoom = (): number => rootPixels(1.75);

/** An id, marked where it is one's own. */
export function OwnIdCell(props: CellProps): ReactNode {
  const own = useSession(({ session }) => session?.model.id === props.value);
  return (
    <span className="inline">
      <IdCell {...props} />
      {own && <span className="badge badge--accent">{tableTexts.you}</span>}
    </span>
  );
}

/** What an id takes with the mark, whosever it is. */
export const ownIdRoom = (props: CellProps): number =>
  inLine([idRoom(props), badgeRoom(tableTexts.you)], rootPixels(0.5));
