import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { useSession } from "../../runtime/data/session";
import { Avatar } from "../../runtime/shell/Avatar";
import type { CellProps } from "../../runtime/table/cell";
import { IdCell } from "./IdCell";

/** An account's picture. */
export const AvatarCell = ({ value }: CellProps): ReactNode => (
  <span className="avatar-s">
    <Avatar number={Number(value)} />
  </span>
);

/** An id, marked where it is one's own. */
export function OwnIdCell(props: CellProps): ReactNode {
  const own = useSession(({ session }) => session?.model.id === props.value);
  return (
    <span className="inline">
      <IdCell {...props} />
      {own && <span className="badge badge--accent">{words.table.you}</span>}
    </span>
  );
}
