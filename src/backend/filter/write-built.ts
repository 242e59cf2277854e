import { backend } from "../version/backend";
import type { BuiltFilter, ConditionGroup, ConditionValue, GroupPart, Join } from "./built-filter";
import { filterMeaning, isSameMeaning, joined, comparison, type Meaning } from "./filter-meaning";
import { quoted } from "./value-filter";

/** Writes the filter of the builder; undefined if the backend would read it differently. */
export function writeBuilt(built: BuiltFilter): string | undefined {
  const filter = textOf(built);
  return filter === "" || built.isSealed || isSameMeaning(filterMeaning(filter), meaningOf(built)) ? filter : undefined;
}

const isWritten = (part: GroupPart | ConditionGroup): boolean =>
  part.kind === "group" ? part.parts.some(isWritten) : part.kind === "text" || part.value !== undefined;

function textOf({ join, parts }: BuiltFilter): string {
  const written = parts.filter(isWritten);
  return written
    .map((part, index) => (part.kind === "group" ? groupText(part, { join, index }) : partText(part, false)))
    .join(` ${join} `);
}

function groupText(group: ConditionGroup, around: { join: Join; index: number }): string {
  const inBrackets = needsBrackets(group, around);
  const text = group.parts
    .filter(isWritten)
    .map((part) => partText(part, inBrackets))
    .join(` ${group.join} `);
  return inBrackets ? `(${text})` : text;
}

function needsBrackets({ join, bracketed }: ConditionGroup, around: { join: Join; index: number }): boolean {
  if (bracketed) return true;
  if (join === around.join) return false;
  return backend().joinsFromLeft ? around.index > 0 : join === "||";
}

function partText(part: GroupPart, inBrackets: boolean): string {
  if (part.kind === "text") return part.text;
  return `${part.name} ${part.operator} ${valueText(part.value!, inBrackets)}`;
}

function valueText({ kind, text }: ConditionValue, inBrackets: boolean): string {
  if (kind !== "text") return text;
  // Old backends put each text in brackets into double quotes, without escapes.
  const isRewritten = inBrackets && text.includes('"') && !backend().filterSyntax.includes("ownQuotes");
  return isRewritten ? `'${text.replaceAll(/["']/g, String.raw`\$&`)}'` : quoted(text);
}

const meaningOf = ({ join, parts }: BuiltFilter): Meaning =>
  joined(
    join,
    parts
      .filter(isWritten)
      .map((part) =>
        part.kind === "group" ? joined(part.join, part.parts.filter(isWritten).map(partMeaning)) : partMeaning(part),
      ),
  );

function partMeaning(part: GroupPart): Meaning {
  if (part.kind === "text") return filterMeaning(part.inBrackets ? `(${part.text})` : part.text);
  const { kind, text } = part.value!;
  return comparison([part.name, part.operator, kind === "text" ? `"${text}` : text]);
}
