import { texts } from "../../../../definitions/texts/texts";
import { momentOf, momentText } from "../values/moment";
import { formatCount, interpolate } from "../values/text";

type LimitName = keyof typeof texts.limits;

/** The sentences that tell the limits of a value to who fills it in, by what each limit is; undefined where there is none. */
export const limitHints = (limitOf: (name: LimitName) => unknown): string[] =>
  (Object.keys(texts.limits) as LimitName[]).flatMap((name) => {
    const limit = limitOf(name);
    const zero = limit === 0 && name !== "minimum" && name !== "maximum";
    if (limit === undefined || limit === null || zero || (Array.isArray(limit) && limit.length === 0)) return [];
    if (name === "maxItems" && limit === 1) return [];
    const isMoment = name === "earliest" || name === "latest";
    return [interpolate(texts.limits[name], { limit: isMoment ? shortMoment(limit) : limitText(limit) })];
  });

const limitText = (limit: unknown): string => {
  if (typeof limit === "number") return formatCount(limit);
  return Array.isArray(limit) ? limit.join(", ") : String(limit);
};

const shortMoment = (limit: unknown): string => {
  const moment = momentOf(String(limit));
  return moment === undefined ? String(limit) : momentText(moment);
};
