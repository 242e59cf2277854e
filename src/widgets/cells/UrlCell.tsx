import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { cellText, nothing, webLink } from "../../runtime/model/values";
import type { CellProps } from "../../runtime/table/cell";
import { NotAvailable } from "./NotAvailable";

/** A web address that opens in a new tab. What no browser should open from here is plain text. */
export const UrlCell = ({ value }: CellProps): ReactNode => {
  if (nothing(value)) return <NotAvailable />;
  const link = webLink(value);
  if (!link) return <div className="clip">{cellText(value)}</div>;
  const tip = `${words.table.openOutside}: ${link.href}`;
  return (
    <a className="url clip" href={link.href} target="_blank" rel="noreferrer" data-tip={tip}>
      {cellText(link.text)}
    </a>
  );
};
