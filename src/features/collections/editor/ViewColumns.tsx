import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { viewColumnsQuery } from "../data";
import { toFailure } from "../../../backend/calls/failure";
import { asItems } from "../../../runtime/model/form/lists";
import { valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";
import { useRegistry, type SlotProps } from "../../../runtime/registry/registry";
import { FieldError } from "../../../runtime/ui/notices/FieldError";
import { Icon } from "../../../runtime/ui/icons/Icon";
import { useDebounced } from "../../../widgets/use-debounced";
import { ViewSamples } from "./ViewSamples";

import "./lazy-editors.css";

const words = collectionTexts.view;

/** Delay before a changed query is tried, in milliseconds. */
const delay = 600;

/** Columns of a view: from a dry run of its query if the backend supports that, else the stored ones. */
export function ViewColumns({ data, stored }: SlotProps): ReactNode {
  const query = String(valueAt(data, "viewQuery") ?? "").trim();
  const debounced = useDebounced(query, delay);
  const isTried = backend().canTestViewQuery && debounced !== "" && debounced !== valueAt(stored, "viewQuery");
  const { data: tried, error, isFetching } = useQuery({ ...viewColumnsQuery(debounced), enabled: isTried });
  const { types } = useRegistry().fieldTypes;
  const storedFields = valueAt(stored, "type") === "view" ? valueAt(stored, "fields") : undefined;
  const fields = asItems(isTried && tried ? tried.fields : storedFields);
  const isValid = debounced === valueAt(stored, "viewQuery") || (isTried && tried !== undefined);
  const text = (name: string, field: unknown): string => String(valueAt(field, name) ?? "");
  return (
    <section aria-busy={isFetching}>
      <h3 className="form-heading">{words.columns}</h3>
      {isTried && error && <FieldError text={toFailure(error).message} />}
      {isFetching && <p className="hint">{words.checking}</p>}
      {fields.length === 0 && !isFetching && <p className="hint">{words.none}</p>}
      <ul className="view-column-list">
        {fields.map((field) => (
          <li key={text("name", field)}>
            <Icon name={types[text("type", field)]?.icon ?? "unknown"} />
            {interpolate(words.column, {
              name: text("name", field),
              type: types[text("type", field)]?.label ?? text("type", field),
            })}
          </li>
        ))}
      </ul>
      <ViewSamples query={isValid ? debounced : ""} stored={stored} />
    </section>
  );
}
