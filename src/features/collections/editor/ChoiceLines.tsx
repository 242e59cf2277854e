import { useState, type ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { textHeights } from "../../../../definitions/texts/record";
import { useStoredValue } from "../../../runtime/registry/form-values";
import { describedBy, type WidgetProps } from "../../../runtime/registry/widget";
import { isEqual } from "../../../values/json/equal";
import { choicesIn, choiceText, hasBlankLine, hasMarks, repeatedIn } from "../../../values/text/choice-lines";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate } from "../../../values/text/text";
import { TextOfAnyLength } from "../../../widgets/text/TextOfAnyLength";

const words = collectionTexts.fieldOptions;

type Choices = readonly string[] | null | undefined;

/** Input for choices, one per line. The text stays as typed until blur, while it matches the value. */
export function ChoiceLines({ value, onChange, ...props }: WidgetProps<Choices>): ReactNode {
  const stored = (useStoredValue(props.name) as Choices) ?? [];
  const [typed, setTyped] = useState("");
  const choices = value ?? [];
  const text = isEqual(choicesIn(typed, stored), choices) ? typed : choiceText(choices);
  const repeated = repeatedIn(text, stored);
  const notes = `${props.id}-notes`;
  return (
    <div onBlur={() => setTyped("")}>
      <TextOfAnyLength
        {...props}
        text={text}
        className="choice-lines"
        maxHeight={textHeights.text}
        aria-describedby={`${notes} ${describedBy(props)}`}
        onType={(next) => {
          setTyped(next);
          onChange(choicesIn(next, stored));
        }}
      />
      <div id={notes} className="hint" aria-live="polite">
        {repeated.length > 0 && <p>{interpolate(words.repeatedChoices, { choices: joinNames(repeated) })}</p>}
        {hasBlankLine(text) && <p>{words.blankLines}</p>}
        {choices.some(hasMarks) && <p>{words.choiceMarks}</p>}
      </div>
    </div>
  );
}
