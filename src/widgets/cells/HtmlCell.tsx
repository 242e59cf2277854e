import type { ReactNode } from "react";
import type { CellProps } from "../../runtime/registry/cell";
import { TextCell, textRoom } from "./TextCell";

// A line has no room for more, and each row is measured.
const shown = 1000;

/** The text of HTML, without its markup. Nothing of it runs, and nothing is loaded: it is in no page. */
const plainText = (value: unknown): unknown => {
  if (typeof value !== "string" || !value.includes("<")) return value;
  const { body } = new DOMParser().parseFromString(value.slice(0, shown), "text/html");
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
};

/** HTML as its plain text on one line. */
export const HtmlCell = (props: CellProps): ReactNode => <TextCell {...props} value={plainText(props.value)} />;

/** What the plain text of HTML takes. */
export const htmlRoom = (props: CellProps): number => textRoom("text")({ ...props, value: plainText(props.value) });
