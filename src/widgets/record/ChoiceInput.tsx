import { IconSelector } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { asList } from "../../runtime/model/values/format-value";
import type { WidgetProps } from "../../runtime/registry/widget";

type Choices = readonly unknown[] | undefined;

// What is stored is shown also where the field no longer offers it.
const offered = (choices: Choices, chosen: readonly unknown[]): string[] => [
  ...new Set([...(choices ?? []), ...chosen].map(String)),
];

/** One of the values that a field offers, or none. */
export const ChoiceInput = (props: WidgetProps<string | null | undefined>): ReactNode => {
  const { id, value, onChange, schema, required, disabled, invalid, describedBy } = props;
  return (
    <div className="select-box">
      <select
        {...{ id, disabled }}
        className="select"
        value={value ?? ""}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{recordTexts.none}</option>
        {offered(schema.enum, asList(value)).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <IconSelector className="i" aria-hidden="true" />
    </div>
  );
};

/** Several of the values that a field offers. Of more than it takes, those that were chosen last stay. */
export const ChoicesInput = (props: WidgetProps<readonly string[] | null | undefined>): ReactNode => {
  const { id, value, onChange, schema, disabled, invalid, describedBy } = props;
  const chosen = asList(value).map(String);
  const choose = (each: string, on: boolean): void => {
    const others = chosen.filter((other) => other !== each);
    onChange(on ? [...others, each].slice(-(schema.maxItems ?? Number.POSITIVE_INFINITY)) : others);
  };
  return (
    <div
      {...{ id }}
      className="choices scroll"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      {offered(schema.items?.enum, chosen).map((each) => (
        <label className="option" key={each}>
          <input
            type="checkbox"
            className="check"
            checked={chosen.includes(each)}
            aria-invalid={invalid}
            {...{ disabled }}
            onChange={({ target }) => choose(each, target.checked)}
          />
          <span className="clip" dir="auto">
            {each}
          </span>
        </label>
      ))}
    </div>
  );
};
