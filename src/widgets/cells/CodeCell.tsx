import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { errorTexts } from "../../backend/calls/error-texts";
import { cellText, wordOf } from "../../values/text/cell-text";
import { isBlank, visibleText } from "../../values/text/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { rootPixels } from "../../runtime/ui/page/root-style";
import { badgeRoom, inLine, nothingRoom, smallIcon } from "./cell-room";
import { Invisible } from "./Invisible";
import { NotAvailable } from "../../runtime/ui/text/NotAvailable";

/** Cell of an address or id in a monospace font, or of its word. */
export const CodeCell = ({ value, column }: CellProps): ReactNode => {
  const word = wordOf(value, column.cellOptions);
  if (word !== undefined) return word;
  if (isBlank(value)) return <NotAvailable />;
  const text = cellText(value);
  if (!visibleText(text)) return <Invisible text={text} />;
  return (
    <code className="clip line" data-tip={text}>
      {text}
    </code>
  );
};

/** Badge of a request method or log level, coloured by meaning. */
export const MethodCell = ({ value, column: { cellOptions: said } }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const tone = said.tones?.[String(value)];
  const word = wordOf(value, said) ?? String(value);
  return <span className={`badge badge--method${tone ? ` badge--${tone}` : ""}`}>{word.toUpperCase()}</span>;
};

/** Returns the fixed width of methods, so that they align. */
export const methodRoom = (): number => rootPixels(3.5);

/** Status code; errors are highlighted, with an icon if the log has a reason. */
export const StatusCell = ({ value, row, column: { cellOptions: said } }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const bad = said.dangerFrom !== undefined && Number(value) >= said.dangerFrom;
  const [why] = errorTexts(row, said.warnOf ?? []);
  return (
    <span className="inline">
      <span className={`badge badge--code${bad ? " badge--danger" : ""}`}>{String(value)}</span>
      {why !== undefined && (
        <span role="img" aria-label={tableTexts.failedRequest} data-tip={cellText(why)}>
          <IconAlertTriangle className="i i--s warns" aria-hidden="true" />
        </span>
      )}
    </span>
  );
};

/** Returns the width of a status with its icon. */
export const statusRoom = ({ value, column: { cellOptions: said } }: CellProps): number =>
  isBlank(value)
    ? nothingRoom()
    : inLine([badgeRoom(String(value), "code"), ...(said.warnOf ? [smallIcon()] : [])], rootPixels(0.5));
