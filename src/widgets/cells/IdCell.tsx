import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { shortId } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";

/** An id; after it, of an account, whether its email is verified. */
export const IdCell = ({ value, row: { verified } }: CellProps): ReactNode => {
  const id = String(value);
  return (
    <span className="id-cell">
      <span className="chip chip--id" data-tip={shortId(id) === id ? undefined : id}>
        <span>{shortId(id)}</span>
      </span>
      {verified === true && (
        <Marked icon={IconCircleCheckFilled} className="verified i--solid" label={words.table.verified} />
      )}
      {verified === false && <Marked icon={IconCircleDashed} className="unverified" label={words.table.unverified} />}
    </span>
  );
};

const Marked = (props: { icon: typeof IconCircleDashed; className: string; label: string }): ReactNode => {
  const { icon: Picture, className, label } = props;
  return (
    <span role="img" aria-label={label} data-tip={label}>
      <Picture className={`i i--s ${className}`} aria-hidden="true" />
    </span>
  );
};
