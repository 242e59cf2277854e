import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { cellText } from "../../runtime/model/values/text/cell-text";
import { isBlank, visibleText, webLink } from "../../runtime/model/values/text/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { textWidth } from "../../runtime/ui/text/text-width";
import { nothingRoom } from "./cell-room";
import { Invisible } from "./Invisible";
import { NotAvailable } from "./NotAvailable";

interface LinkProps extends CellProps {
  /** Tab leads to it. */
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

/** A web address that opens in a new tab, reached by the keys of its table. What no browser should open from here is plain text. */
export const UrlCell = (props: CellProps): ReactNode => <WebAddress {...props} stop={false} />;

/** The same where it stands by itself. */
export const FullUrl = (props: CellProps): ReactNode => <WebAddress {...props} stop />;

/** What a web address takes. */
export const urlRoom = ({ value }: CellProps): number =>
  isBlank(value) ? nothingRoom() : textWidth(cellText(webLink(value)?.text ?? value), "text");
