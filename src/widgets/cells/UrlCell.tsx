import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { cellText } from "../../values/text/cell-text";
import { isBlank, visibleText, webLink } from "../../values/text/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { textWidth } from "../../runtime/ui/text/text-width";
import { nothingRoom } from "./cell-room";
import { Invisible } from "./Invisible";
import { NotAvailable } from "../../runtime/ui/text/NotAvailable";

interface LinkProps extends CellProps {
  /** Whether it is a tab stop. */
  stop: boolean;
}

const WebAddress = ({ value, stop }: LinkProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const link = webLink(value);
  if (!link) return visibleText(cellText(value)) ? <Plain value={value} /> : <Invisible text={cellText(value)} />;
  return (
    <a
      className="url clip"
      href={link.href}
      target="_blank"
      rel="noreferrer"
      tabIndex={stop ? undefined : -1}
      data-tip={`${tableTexts.openOutside}: ${link.href}`}
    >
      {cellText(link.text)}
    </a>
  );
};

const Plain = ({ value }: { value: unknown }): ReactNode => (
  <div className="clip" data-tip={cellText(value)}>
    {cellText(value)}
  </div>
);

/** Cell of a URL that opens in a new tab. In tables it is reached by arrow keys. Unsafe URLs are plain text. */
export const UrlCell = (props: CellProps): ReactNode => <WebAddress {...props} stop={false} />;

/** URL outside of tables, reached by Tab. */
export const FullUrl = (props: CellProps): ReactNode => <WebAddress {...props} stop />;

/** Returns the width of a URL. */
export const urlRoom = ({ value }: CellProps): number =>
  isBlank(value) ? nothingRoom() : textWidth(cellText(webLink(value)?.text ?? value), "text");
