import { IconSelector } from "@tabler/icons-react";
import { useMemo, type ReactNode } from "react";
import { mappedFieldTypes } from "../../../../definitions/backend/mapped-fields";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { useFormValues, type FormValues } from "../../../runtime/registry/form-values";
import { useRegistry } from "../../../runtime/registry/registry";
import { controlProps, type WidgetProps } from "../../../runtime/registry/widget";
import { asItems } from "../../../runtime/model/form/lists";
import { keyOf, removalStep, valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { useNamesByKey } from "./use-field-names";

const words = collectionTexts.fieldOptions;

/** Select of the collection's fields that a value of a provider can fill in. Another stored name stays, with why. */
export function MappedField(props: WidgetProps<string | undefined>): ReactNode {
  const { value = "", onChange } = props;
  const { types } = useRegistry().fieldTypes;
  const fields = useFields();
  const fitting = new Set<string>(mappedFieldTypes[props.name.split(".").at(-1) as keyof typeof mappedFieldTypes]);
  const offered = fields.filter(({ type, isSystem }) => !isSystem && fitting.has(type)).map(({ name }) => name);
  // A save renames a mapped field together with the field.
  const named = fields.find(({ name }) => name === value) ?? fields.find(({ before }) => before === value);
  const shown = named?.name ?? value;
  const reason = named
    ? interpolate(words.unfitField, { name: shown, type: types[named.type]?.label ?? named.type })
    : interpolate(words.unknownField, { name: shown });
  return (
    <div className="select-box">
      <select
        {...controlProps(props)}
        className="select"
        value={shown}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{words.noField}</option>
        {offered.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {shown !== "" && !offered.includes(shown) && <option value={shown}>{reason}</option>}
      </select>
      <IconSelector className="i" aria-hidden="true" />
    </div>
  );
}

const kept = ({ stored }: FormValues): unknown => stored;

/** Returns the fields of the surrounding collection that stay, with their stored names. */
function useFields() {
  const fields = useFormValues(({ data }) => valueAt(data, "fields"));
  const storedNames = useNamesByKey(kept);
  return useMemo(
    () =>
      asItems(fields)
        .filter((field) => valueAt(field, removalStep) !== true)
        .map((field) => ({
          name: String(valueAt(field, "name") ?? ""),
          before: storedNames.get(keyOf(field)),
          type: String(valueAt(field, "type")),
          isSystem: valueAt(field, "system") === true,
        })),
    [fields, storedNames],
  );
}
