import { useMemo } from "react";
import { asItems } from "../../../runtime/model/form/lists";
import { keyOf, removalStep, valueAt } from "../../../values/json/path";
import { useFormValues, type FormValues } from "../../../runtime/registry/form-values";

/**
 * Returns the field names of the surrounding collection by key, edited or stored. Fields marked for deletion are
 * included.
 */
export function useNamesByKey(of: (form: FormValues) => unknown): ReadonlyMap<string, string> {
  const fields = useFormValues((form) => valueAt(of(form), "fields"));
  return useMemo(
    () => new Map(asItems(fields).map((field) => [keyOf(field), String(valueAt(field, "name") ?? "")])),
    [fields],
  );
}

/** Returns the field names of the surrounding collection, without fields marked for deletion. */
export function useFieldNames(): readonly string[] {
  const fields = useFormValues(({ data }) => valueAt(data, "fields"));
  return useMemo(
    () =>
      asItems(fields)
        .filter((field) => valueAt(field, removalStep) !== true)
        .map((field) => String(valueAt(field, "name") ?? "")),
    [fields],
  );
}
