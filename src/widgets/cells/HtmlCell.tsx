import type { ReactNode } from "react";
import type { CellProps } from "../../runtime/registry/cell";
import { TextCell, textRoom } from "./TextCell";

// A line shows no more characters, and each row is measured.
const shown = 1000;

/** Returns the text of HTML without markup. The parsed document is inert: it runs and loads nothing. */
const plainText = (value: unknown): unknown => {
  if (typeof value !== "string" || !value.includes("<")) return value;
  const { body } = new DOMParser().parseFromString(value.slice(0, shown), "text/html");
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
};

/** Cell of HTML as plain text. */
export const HtmlCell = (props: CellProps): ReactNode => <TextCell {...props} value={plainText(props.value)} />;

/** Returns the width of HTML as plain text. */
export const htmlRoom = (props: CellProps): number => textRoom("text")({ ...props, value: plainText(props.value) });
