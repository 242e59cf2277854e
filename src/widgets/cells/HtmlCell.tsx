import type { ReactNode } from "react";
import type { CellProps } from "../../runtime/registry/cell";
import { inlineElements } from "../inline-elements";
import { TextCell, textRoom } from "./TextCell";

// A line shows no more characters, and each row is measured.
const shown = 1000;
// A long style or script may be before the text.
const searched = 20_000;

const inlines = new Set(inlineElements.split(" "));
const unread = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tags = /<(\/?([a-z][^\s/>]*))(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Returns the text of HTML without markup, with a blank between blocks. The parsed document is inert: it runs and loads
 * nothing. The policy of the page forbids styles even there, so that elements are parsed without attributes.
 */
const plainText = (value: unknown): unknown => {
  if (typeof value !== "string" || !value.includes("<")) return value;
  const read = value.slice(0, searched).replaceAll(unread, " ").slice(0, shown);
  const html = read.replaceAll(tags, (_, tag: string, name: string) =>
    inlines.has(name.toUpperCase()) ? `<${tag}>` : " ",
  );
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
};

/** Cell of HTML as plain text. */
export const HtmlCell = (props: CellProps): ReactNode => <TextCell {...props} value={plainText(props.value)} />;

/** Returns the width of HTML as plain text. */
export const htmlRoom = (props: CellProps): number => textRoom("text")({ ...props, value: plainText(props.value) });
