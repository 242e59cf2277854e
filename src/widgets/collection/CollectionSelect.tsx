import { IconSelector } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { calls } from "../../../definitions/backend/calls";
import { texts } from "../../../definitions/texts/texts";
import { listQuery } from "../../runtime/api/queries";
import type { WidgetProps } from "../../runtime/registry/widget";

/** One of the collections, by its id. */
export function CollectionSelect(props: WidgetProps<string | undefined>): ReactNode {
  const { id, value = "", onChange, required, disabled, invalid, describedBy } = props;
  const { data: collections, isPending } = useQuery(listQuery(calls.listCollections));
  return (
    <div className="select-box">
      <select
        {...{ id }}
        className="select"
        disabled={disabled || isPending}
        value={value}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="" disabled>
          {isPending ? texts.form.loading : texts.fieldOptions.selectCollection}
        </option>
        {collections?.map(({ id: each, name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <IconSelector className="i" aria-hidden="true" />
    </div>
  );
}
