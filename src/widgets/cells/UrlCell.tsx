import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { cellText, isBlank, webLink } from "../../runtime/model/values/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { NotAvailable } from "./NotAvailable";

/** A web address that opens in a new tab. What no browser should open from here is plain text. */
export const UrlCell = ({ value }: CellProps): ReactNode => {
  if (isBlank(value)) return <NotAvailable />;
  const link = webLink(value);
  if (!link) return <div className="clip">{cellText(value)}</div>;
  const tip = `${texts.table.openOutside}: ${link.href}`;
  return (
    <a className="url clip" href={link.href} target="_blank" rel="noreferrer" data-tip={tip}>
      {cellText(link.text)}
    </a>
  );
};
