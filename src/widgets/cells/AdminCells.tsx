import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { useSession } from "../../runtime/store/session";
import { Avatar } from "../../runtime/ui/Avatar";
import type { CellProps } from "../../runtime/registry/cell";
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
      {own && <span className="badge badge--accent">{texts.table.you}</span>}
    </span>
  );
}
