import { useMemo } from "react";
import { choiceLimits } from "../../../definitions/texts/record";
import { cutText } from "../../values/text/cut-text";

/** Returns the label of a choice, shortened if long. */
export const choiceText = (choice: string): string => cutText(choice, choiceLimits.text);

/** Returns the choices that contain a text, ignoring case; those that start with it come first. */
export function useFoundChoices(offered: readonly string[], typed: string): readonly string[] {
  // Not deferred: Enter chooses from what was typed, not from what was shown before.
  const wanted = typed.trim().toLowerCase();
  const lowered = useMemo(() => offered.map((each) => each.toLowerCase()), [offered]);
  return useMemo(() => {
    if (wanted === "") return offered;
    const indexes = lowered.flatMap((each, index) => (each.includes(wanted) ? [index] : []));
    const begins = (index: number): boolean => lowered[index]!.startsWith(wanted);
    return [...indexes.filter(begins), ...indexes.filter((index) => !begins(index))].map((index) => offered[index]!);
  }, [offered, lowered, wanted]);
}
