import { dateTexts } from "../../definitions/texts/dates";

/** Formats the month of a moment in UTC: "Dec 2022". */
export const monthName = (moment: number): string => {
  const at = new Date(moment);
  return `${dateTexts.months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
};
