import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { shortId } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { chipRoom, inLine, smallIcon } from "./cell-room";

/** An id; after it, of an account, whether its email is verified. */
export const IdCell = ({ value, row: { verified } }: CellProps): ReactNode => {
  const id = String(value);
  return (
    <span className="id-cell">
      <span className="chip chip--id" data-tip={shortId(id) === id ? undefined : id}>
        <span>{shortId(id)}</span>
      </span>
      {verified === true && (
        <Marked icon={IconCircleCheckFilled} className="verified i--solid" label={texts.table.verified} />
      )}
      {verified === false && <Marked icon={IconCircleDashed} className="unverified" label={texts.table.unverified} />}
    </span>
  );
};

/** What an id takes, with the mark that may stand after it. */
export const idRoom = ({ value, row: { verified } }: CellProps): number =>
  inLine([chipRoom(shortId(String(value)), "code"), ...(verified === undefined ? [] : [smallIcon()])]);

const Marked = (props: { icon: typeof IconCircleDashed; className: string; label: string }): ReactNode => {
  const { icon: Picture, className, label } = props;
  return (
    <span role="img" aria-label={label} data-tip={label}>
      <Picture className={`i i--s ${className}`} aria-hidden="true" />
    </span>
  );
};
