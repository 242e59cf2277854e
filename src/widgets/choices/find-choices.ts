import { useMemo } from "react";
import { choiceLimits } from "../../../definitions/texts/record";
import { cutText } from "../../runtime/model/values/text/cut-text";

/** A choice as it is shown: long ones are cut. */
export const choiceText = (choice: string): string => cutText(choice, choiceLimits.text);

/** The choices that have a text in them, in any case of its letters: those that begin with it first. */
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
