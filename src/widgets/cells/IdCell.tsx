import { IconCircleCheckFilled, IconCircleDashed, IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { texts } from "../../../definitions/texts/texts";
import { shortId } from "../../values/text/format-value";
import { interpolate } from "../../values/text/text";
import type { CellProps } from "../../runtime/registry/cell";
import { copyText } from "../../runtime/ui/text/copy-text";
import { chipRoom, inLine, smallIcon } from "./cell-room";

/** Cell of an id. For accounts, an icon shows whether the email is verified. */
export const IdCell = (props: CellProps): ReactNode => {
  const id = String(props.value);
  const verified = isVerified(props);
  const chip = (
    <span className="chip chip--id" data-tip={shortId(id) === id ? undefined : id}>
      {props.hasRoom ? shortId(id) : <span>{shortId(id)}</span>}
      {props.column.cellOptions.copied && <CopyButton id={id} />}
    </span>
  );
  if (verified === undefined) return chip;
  return (
    <span className="id-cell">
      {chip}
      {verified === true && (
        <Marked icon={IconCircleCheckFilled} className="id-verified i--solid" label={tableTexts.verified} />
      )}
      {verified === false && <Marked icon={IconCircleDashed} className="id-unverified" label={tableTexts.unverified} />}
    </span>
  );
};

// Out of the tab order: the arrow keys of the table move to it.
const CopyButton = ({ id }: { id: string }): ReactNode => {
  const label = interpolate(texts.form.copy, { text: id });
  return (
    <button
      type="button"
      className="id-copy"
      tabIndex={-1}
      aria-label={label}
      data-tip={label}
      onClick={() => void copyText(id)}
    >
      <IconCopy className="i i--s" aria-hidden="true" />
    </button>
  );
};

/** Returns the width of an id with its icon. */
export const idRoom = (props: CellProps): number =>
  inLine([chipRoom(shortId(String(props.value)), "code"), ...(isVerified(props) === undefined ? [] : [smallIcon()])]);

const isVerified = ({ row, column: { cellOptions } }: CellProps): unknown =>
  cellOptions.verifiedBy === undefined ? undefined : row[cellOptions.verifiedBy];

const Marked = (props: { icon: typeof IconCircleDashed; className: string; label: string }): ReactNode => {
  const { icon: Picture, className, label } = props;
  return (
    <span role="img" aria-label={label} data-tip={label}>
      <Picture className={`i i--s ${className}`} aria-hidden="true" />
    </span>
  );
};
