import { IconSelector } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { unlimited, unlimitedValues } from "../../../../definitions/backend/backend-limits";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { isOne } from "../../../runtime/model/form/item-field";
import { interpolate } from "../../../values/text/text";
import { controlProps, ownSchema, type WidgetProps } from "../../../runtime/registry/widget";

const { single, several, upTo } = collectionTexts.fieldOptions;

/** Select of one or several values, stored as the largest number of values. */
export const SeveralSelect = (props: WidgetProps<number | undefined>): ReactNode => {
  const { value, onChange, schema } = props;
  const { maxOf } = ownSchema(schema);
  const isSingle = isOne(value);
  // The value, or the one that the choice of several would set.
  const most = !isSingle ? value : maxOf ? Math.max(2, maxOf.length) : unlimited;
  return (
    <div className="select-box">
      <select
        {...controlProps(props)}
        className="select"
        value={isSingle ? "one" : "several"}
        onChange={({ target }) => onChange(target.value === "one" ? 1 : most)}
      >
        <option value="one">{single}</option>
        <option value="several">
          {most === undefined || unlimitedValues.includes(most) ? several : interpolate(upTo, { n: most })}
        </option>
      </select>
      <IconSelector className="i" aria-hidden="true" />
    </div>
  );
};
