import type { ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { uniqueField } from "../../../runtime/model/form/unique-fields";
import { valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import type { SlotProps } from "../../../runtime/registry/registry";
import { indexParts } from "../indexes/index-statement";
import { SwitchRow } from "./SwitchRow";
import { newIndex } from "./new-index";

const words = collectionTexts.indexes;

/** Switch for a unique index on one field. It adds or removes the index. */
export function UniqueIndex({ data, change, disabled, itemPath }: SlotProps): ReactNode {
  const name = String(valueAt(data, `${itemPath}.name`) ?? "");
  const indexes = (valueAt(data, "indexes") ?? []) as readonly string[];
  const own = indexes.filter((sql) => uniqueField(sql) === name);
  // Backends restore the indexes of system fields without an error.
  const isFixed = valueAt(data, `${itemPath}.system`) === true;
  const isOn = own.length > 0 || (isFixed && valueAt(data, `${itemPath}.primaryKey`) === true);
  const toggle = (): void =>
    change(
      "indexes",
      isOn
        ? indexes.filter((sql) => !own.includes(sql))
        : [...indexes, newIndex(String(valueAt(data, "name") ?? ""), [name], true)],
    );
  const hint = isOn
    ? interpolate(words.fieldUniqueHint, { name: indexParts(own[0] ?? "")?.name ?? "" })
    : words.fieldUniqueOff;
  return (
    <SwitchRow
      label={words.fieldUnique}
      hint={isFixed ? words.fieldUniqueFixed : hint}
      checked={isOn}
      disabled={disabled || isFixed || name === ""}
      onChange={toggle}
    />
  );
}
