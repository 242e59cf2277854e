import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Collection } from "../../../definitions/types/collection";
import { collectionsQuery } from "../../backend/api/queries";
import type { Vocabulary } from "../../backend/filter/parse-filter";
import type { NamedCollection } from "./model/resolve-name";
import { editedCollection, editedNames, hasUnknownColumns } from "./model/rule-fault";
import { ruleVocabulary } from "./model/rule-vocabulary";
import { useFormValues } from "../../runtime/registry/form-values";

/** Context of the rules in the surrounding collection form. */
export interface RuleContext {
  /** Collection as edited. It has its stored name if the backend checks rules before renaming. */
  own: NamedCollection;
  /** Stored collections; undefined while loading. */
  stored: readonly Collection[] | undefined;
  vocabulary: Vocabulary;
}

/** Returns the rule context. Typing in a rule does not change it. */
export function useRuleContext(): RuleContext {
  const { data: stored } = useQuery(collectionsQuery);
  const id = useFormValues((form) => editedNames(form.data, form.stored).id);
  const name = useFormValues((form) => editedNames(form.data, form.stored).name);
  const type = useFormValues((form) => editedNames(form.data, form.stored).type);
  const fields = useFormValues((form) => editedNames(form.data, form.stored).fields);
  const isOpen = useFormValues((form) => hasUnknownColumns(form.data, form.stored));
  return useMemo(() => {
    const own = editedCollection({ id, name, type, fields });
    const vocabulary = ruleVocabulary(own, stored ?? []);
    return { own, stored, vocabulary: { ...vocabulary, closed: stored !== undefined && !isOpen } };
  }, [id, name, type, fields, stored, isOpen]);
}
