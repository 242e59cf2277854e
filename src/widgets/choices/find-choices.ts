import { useMemo } from "react";
import { choiceLimits } from "../../../definitions/texts/record";
import { filterByText } from "../../values/text/text";
import { cutText } from "../../values/text/cut-text";

/** Returns the label of a choice, shortened if long. */
export const choiceText = (choice: string): string => cutText(choice, choiceLimits.text);

/** Returns the choices that contain a text, ignoring case; those that start with it come first. */
export const useFoundChoices = (offered: readonly string[], typed: string): readonly string[] =>
  // Not deferred: Enter chooses from what was typed, not from what was shown before.
  useMemo(() => {
    const found = filterByText(offered, typed, (each) => each);
    const wanted = typed.trim().toLowerCase();
    const begins = (each: string): boolean => each.toLowerCase().startsWith(wanted);
    return [...found.filter(begins), ...found.filter((each) => !begins(each))];
  }, [offered, typed]);
