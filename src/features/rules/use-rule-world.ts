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

/** Context of the rules in the surrounding collection form. */
export interface RuleContext {
  /** Collection as edited. It has its stored name if the backend checks rules before renaming. */
  own: NamedCollection;
  /** Stored collections; undefined while loading. */
  stored: readonly Collection[] | undefined;
  vocabulary: Vocabulary;
}

const noFields: Collection["fields"] = [];

/** Returns the rule context. Typing in a rule does not change it. */
export function useRuleContext(): RuleContext {
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
