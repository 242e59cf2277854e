import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Collection } from "../../../definitions/types/collection";
import { collectionsQuery } from "../../backend/api/queries";
import type { Vocabulary } from "../../backend/filter/parse-filter";
import type { NamedCollection } from "./model/resolve-name";
import { editedCollection, editedNames, hasUnknownColumns, type EditedNames } from "./model/rule-fault";
import { ownerIn, ownerPath } from "./model/rule-path";
import { ruleVocabulary } from "./model/rule-vocabulary";
import { useFormValues, type FormValues } from "../../runtime/registry/form-values";

/** Context of the rules in the surrounding collection form. */
export interface RuleContext {
  /** Collection as edited. It has its stored name if the backend checks rules before renaming. */
  own: NamedCollection;
  /** Stored collections; undefined while loading. */
  stored: readonly Collection[] | undefined;
  vocabulary: Vocabulary;
}

/** Returns the context of the rule at a path. Typing in a rule does not change it. */
export function useRuleContext(path: string): RuleContext {
  const { data: stored } = useQuery(collectionsQuery);
  const owner = ownerPath(path);
  const namesOf = ({ data, stored: before }: FormValues): EditedNames =>
    editedNames(ownerIn(data, owner), ownerIn(before, owner));
  const id = useFormValues((form) => namesOf(form).id);
  const name = useFormValues((form) => namesOf(form).name);
  const type = useFormValues((form) => namesOf(form).type);
  const fields = useFormValues((form) => namesOf(form).fields);
  const isOpen = useFormValues((form) => hasUnknownColumns(ownerIn(form.data, owner), ownerIn(form.stored, owner)));
  return useMemo(() => {
    const own = editedCollection({ id, name, type, fields });
    const vocabulary = ruleVocabulary(own, stored ?? []);
    return { own, stored, vocabulary: { ...vocabulary, closed: stored !== undefined && !isOpen } };
  }, [id, name, type, fields, stored, isOpen]);
}
