import { IconPlus, IconSelector } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { texts } from "../../../../definitions/texts/texts";
import { collectionsQuery } from "../../../backend/api/queries";
import { newRow } from "../../../runtime/model/table/address";
import { interpolate } from "../../../values/text/text";
import { valueAt } from "../../../values/json/path";
import { useFormValues } from "../../../runtime/registry/form-values";
import { useRegistry } from "../../../runtime/registry/registry";
import { controlProps, type WidgetProps } from "../../../runtime/registry/widget";
import { openStackedPanel } from "../../../runtime/store/stacked-panels";
import { IconButton } from "../../../runtime/ui/controls/IconButton";

const { noOptions, selectCollection, newAsTarget } = collectionTexts.fieldOptions;

/** Select of a collection by id, with a button to create one. */
export function CollectionSelect(props: WidgetProps<string | undefined>): ReactNode {
  const { value = "", onChange, disabled } = props;
  const { collection: panel } = useRegistry().panels;
  const { data, isPending } = useQuery(collectionsQuery);
  const newTarget = useNewTarget();
  const addLabel = newTarget ? newAsTarget.other : panel.create.label;
  // The backend refuses relations to views. A stored one is still shown.
  const collections = data?.filter((each) => each.type !== "view" || each.id === value);
  const add = (): void => openStackedPanel(panel, newRow, (row) => row && onChange(row.id));
  return (
    <div className="inline">
      <div className="select-box grow">
        <select
          {...controlProps(props)}
          className="select"
          disabled={disabled || isPending}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="" disabled>
            {isPending ? texts.form.loading : collections?.length === 0 ? noOptions : selectCollection}
          </option>
          {collections?.map(({ id: each, name }) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
          {newTarget && (
            <option value="new" disabled>
              {newTarget}
            </option>
          )}
        </select>
        <IconSelector className="i" aria-hidden="true" />
      </div>
      <IconButton label={addLabel} icon={IconPlus} disabled={disabled} onClick={add} />
    </div>
  );
}

/** Returns the entry for the collection of this form while it has no id that a relation could lead to. */
function useNewTarget(): string | undefined {
  const name = useFormValues((form) => (valueAt(form.stored, "id") ? undefined : valueAt(form.data, "name")));
  return name === undefined
    ? undefined
    : interpolate(newAsTarget.option, { name: String(name) || newAsTarget.unnamed });
}
