import { useIsMutating, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { save, submit, type Agreement, type SavedForm, type SaveSetup } from "./save";

const keyOfForm = (name: string): [string, string] => ["form", name];

/** Whether a form is being saved at this moment, by its name. */
export const isSaving = (queries: QueryClient, name: string): boolean =>
  queries.isMutating({ mutationKey: keyOfForm(name) }) > 0;

/** Saves a form, which is busy also if its page is left and opened again before that ends. */
export function useSaving<Now, Answer>(
  given: SaveSetup<Now, Answer>,
  page: Pick<SavedForm, "leadTo" | "onSaved">,
): { busy: boolean; submit: () => void } {
  // The answers of its own steps are all that a form hands on to them.
  const setup = given as SaveSetup;
  const mutationKey = keyOfForm(setup.name);
  const queries = useQueryClient();
  const drawn = useDrawn(setup);
  const reported = useRef<string>(undefined);
  const { mutateAsync: start } = useMutation({
    mutationKey,
    mutationFn: (agreed: Agreement | undefined) => save(form, agreed),
  });
  const form: SavedForm = { ...page, drawn, start, reported };
  return {
    busy: useIsMutating({ mutationKey }) > 0,
    submit: () => {
      // A second press comes before the first one has drawn anything.
      if (!isSaving(queries, setup.name)) submit(form);
    },
  };
}

/** The form as it was drawn last, unless its panel has gone on to another row. */
function useDrawn(setup: SaveSetup): () => SaveSetup {
  const last = useRef(setup);
  useLayoutEffect(() => {
    last.current = setup;
  });
  return () => (last.current.name === setup.name ? last.current : setup);
}
