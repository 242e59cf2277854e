import { texts } from "../../../../definitions/texts/texts";
import { momentOf, momentText } from "../../../values/time/moment";
import { formatCount, interpolate } from "../../../values/text/text";
import { patternText } from "../../../backend/formats/pattern-text";

type LimitName = keyof typeof texts.limits;

/** Formats the limits of a value as hints. `limitOf` returns undefined for a missing limit. */
export function limitHints(limitOf: (name: LimitName) => unknown): string[] {
  const limits = new Map(
    (Object.keys(texts.limits) as LimitName[])
      .filter((name) => isShown(name, limitOf(name)))
      .map((name) => [name, limitText(name, limitOf(name))]),
  );
  const hints = new Map([...limits].map(([name, limit]) => [name, hintText(name, limit)]));
  for (const [start, { end, text, exact }] of ranges) {
    const [from, to] = [limits.get(start), limits.get(end)];
    if (from === undefined || to === undefined) continue;
    hints.set(start, interpolate(from === to && exact !== undefined ? exact : text, { from, to }));
    hints.delete(end);
  }
  return [...hints.values()];
}

const hintText = (name: LimitName, limit: string): string =>
  name === "goPattern" ? patternText(limit) : interpolate(texts.limits[name], { limit });

const ranges = Object.entries(texts.limitRanges) as [LimitName, { end: LimitName; text: string; exact?: string }][];

const isShown = (name: LimitName, limit: unknown): boolean => {
  if (limit === undefined || limit === null || (Array.isArray(limit) && limit.length === 0)) return false;
  return name === "maxItems" ? limit !== 0 && limit !== 1 : limit !== 0 || name === "minimum" || name === "maximum";
};

const limitText = (name: LimitName, limit: unknown): string => {
  if (name === "earliest" || name === "latest") return shortMoment(limit);
  if (typeof limit === "number") return formatCount(limit);
  return Array.isArray(limit) ? limit.join(", ") : String(limit);
};

const shortMoment = (limit: unknown): string => {
  const moment = momentOf(String(limit));
  return moment === undefined ? String(limit) : momentText(moment);
};
