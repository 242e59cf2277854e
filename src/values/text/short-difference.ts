import { savedDraftLimits as limits } from "../../../definitions/limits/sizes";

/** Cuts texts to the part around their first difference, marking omissions with "…". */
export function shortDifference<Texts extends readonly string[]>(...texts: Texts): { [Index in keyof Texts]: string } {
  const [first = "", ...others] = texts;
  let same = 0;
  while (same < first.length && others.every((other) => other[same] === first[same])) same++;
  const start = Math.max(0, same - limits.context);
  return texts.map((text) => cut(text, start)) as { [Index in keyof Texts]: string };
}

function cut(text: string, start: number): string {
  const end = start + limits.shown;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${text.length > end ? "…" : ""}`;
}
