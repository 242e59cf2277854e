import { IconX } from "@tabler/icons-react";
import { helpId } from "@rjsf/utils/lib/idGenerators.js";
import { useId, type ReactNode } from "react";
import { filterBuilderTexts as said } from "../../../definitions/texts/filter-builder";
import type { BuiltCondition } from "../../backend/filter/built-filter";
import {
  fieldNamed,
  hasWildcards,
  operatorsOf,
  refusalOf,
  shownCondition,
  withOperator,
  type ConditionField,
  type ShownCondition,
  type ValueEditor,
} from "../model/table/condition-fields";
import { interpolate } from "../../values/text/text";
import { IconButton } from "../ui/controls/IconButton";
import { SelectBox } from "../ui/controls/SelectBox";
import { ConditionValueInput } from "./ConditionValueInput";

interface ConditionRowProps {
  condition: BuiltCondition;
  n: string;
  fields: readonly ConditionField[];
  onChange: (condition: BuiltCondition) => void;
  onRemove: () => void;
}

type Operator = ShownCondition["operator"];

// An operator that is not offered can have the same sign as another one.
const keyOf = ({ operator, modifier, blank, label }: Operator): string =>
  JSON.stringify([operator, modifier, blank, label === undefined]);

function hintOf(condition: BuiltCondition, editor: ValueEditor | undefined): string | undefined {
  const { value, refused } = condition;
  if (editor && refused !== undefined) return said.inexpressible[refusalOf(editor, refused)];
  if (!value) return said.incomplete;
  return hasWildcards(condition) ? said.wildcards : undefined;
}

/** Field, operator and value of a condition. */
export function ConditionRow({ condition, n, fields, onChange, onRemove }: ConditionRowProps): ReactNode {
  const { field, operator, editor } = shownCondition(condition, fields);
  const id = useId();
  const names = [...new Set([...fields.map(({ name }) => name), field.name])];
  const offered: readonly Operator[] = operatorsOf(field);
  const operators = operator.label ? offered : [...offered, operator];
  const choose = (next: ConditionField, chosen: Operator): void =>
    onChange(withOperator(condition, next, chosen, fields));
  const chooseField = (name: string): void => {
    const next = fieldNamed(name, fields);
    const all = operatorsOf(next);
    choose(next, all.find((each) => keyOf(each) === keyOf(operator)) ?? all[0] ?? operator);
  };
  return (
    <div className={`builder-row${editor === "moment" || editor === "record" ? " builder-row--wide" : ""}`} data-n={n}>
      <SelectBox
        isHidden
        className="builder-choice"
        label={interpolate(said.field, { n })}
        choices={names.map((name) => ({ value: name, label: name }))}
        value={field.name}
        onChange={chooseField}
      />
      <SelectBox
        isHidden
        className="builder-choice"
        label={interpolate(said.operator, { n })}
        choices={operators.map((each) => ({
          value: keyOf(each),
          label: each.label ? said.operators[each.label] : each.operator,
        }))}
        value={keyOf(operator)}
        onChange={(key) => choose(field, operators.find((each) => keyOf(each) === key) ?? operator)}
      />
      <div className="builder-value">
        {editor && <ConditionValueInput {...{ id, condition, editor, field, n, onChange }} />}
      </div>
      <IconButton label={interpolate(said.remove, { n })} icon={IconX} onClick={onRemove} />
      <p id={helpId({ $id: id, path: [] })} role="status" className="hint builder-status">
        {hintOf(condition, editor)}
      </p>
    </div>
  );
}
