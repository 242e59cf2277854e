import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { calls } from "../../../definitions/backend/calls";
import type { Collection } from "../../../definitions/types/collection";
import { listQuery } from "../../runtime/api/queries";
import type { Vocabulary } from "../../runtime/model/filter/parse-filter";
import type { NamedCollection } from "./model/resolve-name";
import { ruleVocabulary } from "./model/rule-vocabulary";
import { removalStep, valueAt } from "../../runtime/model/values/json/path";
import { backend } from "../../runtime/model/version/backend";
import { useFormValues } from "../../runtime/registry/form-values";

/** What the rules of the collection around a widget can speak of. */
export interface RuleWorld {
  /** The collection as it is edited, under the name that it is stored by: the backend checks rules before it renames. */
  own: NamedCollection;
  /** All collections as they are stored; none until they are loaded. */
  stored: readonly Collection[] | undefined;
  vocabulary: Vocabulary;
}

const noFields: Collection["fields"] = [];

/** The collection that is edited, all others, and the words of their rules. Typing in a rule changes none of it. */
export function useRuleWorld(): RuleWorld {
  const { data: stored } = useQuery(listQuery(calls.listCollections));
  const id = useFormValues((form) => valueAt(form.stored, "id"));
  const name = useFormValues((form) => valueAt(backend().ruleNames.haveNewName ? form.data : form.stored, "name"));
  const type = useFormValues(({ data }) => valueAt(data, "type"));
  const given = useFormValues(({ data }) => valueAt(data, "fields"));
  return useMemo(() => {
    const fields = (Array.isArray(given) ? given : noFields) as Collection["fields"];
    const own: NamedCollection = {
      id: String(id ?? ""),
      name: String(name ?? ""),
      type: String(type ?? "base"),
      fields: fields.filter((field) => valueAt(field, removalStep) !== true),
    };
    const vocabulary = ruleVocabulary(own, stored ?? []);
    return { own, stored, vocabulary: stored ? vocabulary : { ...vocabulary, closed: false } };
  }, [id, name, type, given, stored]);
}
