import { IconSelector } from "@tabler/icons-react";
import { useMemo, type ReactNode } from "react";
import { choiceLimits, recordTexts } from "../../../definitions/texts/record";
import { asList } from "../../values/text/format-value";
import { interpolate } from "../../values/text/text";
import { controlProps, describedBy, isInvalid, ownSchema, type WidgetProps } from "../../runtime/registry/widget";
import { ChoiceSearch } from "./ChoiceSearch";
import { ChoicesSearch } from "./ChoicesSearch";
import { choiceText } from "./find-choices";

type Choices = readonly unknown[] | undefined;

// Stored values are shown even if the field no longer offers them.
const useOffered = (choices: Choices, chosen: readonly string[]): string[] =>
  useMemo(() => [...new Set([...(choices ?? []), ...chosen].map(String))], [choices, chosen]);

/** Returns the label of a choice; it says so if the field no longer offers the choice. */
const choiceName = (choices: Choices, each: string): string =>
  !choices || choices.some((choice) => String(choice) === each)
    ? choiceText(each)
    : interpolate(recordTexts.choices.gone, { name: choiceText(each) });

/** Select of one of a field's values, or none. */
export function ChoiceInput(props: WidgetProps<string | null | undefined>): ReactNode {
  const { value, onChange } = props;
  const schema = ownSchema(props.schema);
  const chosen = useMemo(() => asList(value).map(String), [value]);
  const offered = useOffered(schema.enum, chosen);
  if (offered.length > choiceLimits.all) return <ChoiceSearch {...props} offered={offered} />;
  return (
    <div className="select-box">
      <select
        {...controlProps(props)}
        className="select"
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{recordTexts.none}</option>
        {offered.map((each) => (
          <option key={each} value={each}>
            {choiceName(schema.enum, each)}
          </option>
        ))}
      </select>
      <IconSelector className="i" aria-hidden="true" />
    </div>
  );
}

/** Checkboxes for a field's values. Above the limit, the last selected values stay. */
export function ChoicesInput(props: WidgetProps<readonly string[] | null | undefined>): ReactNode {
  const { id, value, onChange, disabled } = props;
  const schema = ownSchema(props.schema);
  const chosen = useMemo(() => asList(value).map(String), [value]);
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const offered = useOffered(schema.items?.enum, chosen);
  const choose = (each: string, on: boolean): void => {
    const others = chosen.filter((other) => other !== each);
    onChange(on ? [...others, each].slice(-(schema.maxItems ?? Number.POSITIVE_INFINITY)) : others);
  };
  const list = (shown: readonly string[]): ReactNode =>
    shown.map((each) => (
      <label className="option" key={each}>
        <input
          type="checkbox"
          className="check"
          checked={chosenSet.has(each)}
          aria-invalid={isInvalid(props)}
          {...{ disabled }}
          onChange={({ target }) => choose(each, target.checked)}
        />
        <span className="clip" dir="auto">
          {choiceName(schema.items?.enum, each)}
        </span>
      </label>
    ));
  const isLong = offered.length > choiceLimits.all;
  const isFull = chosen.length === schema.maxItems && chosen.length < offered.length;
  return (
    <>
      <div
        {...{ id }}
        className={isLong ? undefined : "choices scroll"}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(props)}
      >
        {isLong ? <ChoicesSearch {...{ offered, list }} chosen={chosenSet} /> : list(offered)}
      </div>
      <div role="status">
        {isFull && (
          <p className="hint">{interpolate(recordTexts.relation.chosen, { n: chosen.length, max: chosen.length })}</p>
        )}
      </div>
    </>
  );
}
