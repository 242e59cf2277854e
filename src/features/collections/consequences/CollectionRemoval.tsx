import type { ReactNode } from "react";
import { calls } from "../../../../definitions/backend/calls";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { Collection } from "../../../../definitions/types/collection";
import { readList } from "../../../backend/api/queries";
import { findBrokenRules, ruleName } from "../../rules/model/affected-rules";
import type { RemovalReview } from "../../../runtime/registry/registry";
import type { Schemas } from "../../../runtime/model/form/schema";
import { joinNames } from "../../../values/text/text-direction";
import { valueAt } from "../../../values/json/path";
import { interpolate, plural } from "../../../values/text/text";
import { Note } from "../../../runtime/ui/notices/Note";
import { hasWord } from "./find-consequences";
import { countRecords } from "./read-all";

const words = collectionTexts.collectionRemoval;

/** Returns what a deleted collection takes with it, and what prevents its deletion. */
export async function reviewRemoval(stored: unknown, schemas: Schemas): Promise<RemovalReview> {
  const { id, name: own } = stored as Collection;
  const [all, records] = await Promise.all([readList(calls.listCollections), countRecords(id, "")]);
  const relations = all
    .filter((other) => other.id !== id)
    .flatMap(({ name, fields }) =>
      fields.filter((field) => valueAt(field, "collectionId") === id).map((field) => `${name}.${field.name}`),
    );
  const rules = findBrokenRules(all, id).map(({ collection, rule }) => `${collection} (${ruleName(rule, schemas)})`);
  const views = all.filter(({ viewQuery = "" }) => hasWord(viewQuery, own)).map(({ name }) => name);
  return { body: <Removal {...{ records, relations, views: views.filter((name) => name !== own), rules }} /> };
}

interface RemovalProps {
  records: number;
  relations: readonly string[];
  views: readonly string[];
  rules: readonly string[];
}

const Removal = ({ records, relations, views, rules }: RemovalProps): ReactNode => (
  <>
    <p>{plural(words.records, records)}</p>
    {relations.length + views.length > 0 && (
      <Note kind="warning">
        {relations.length > 0 && <p>{interpolate(words.relations, { names: joinNames(relations) })}</p>}
        {views.length > 0 && <p>{interpolate(words.views, { names: joinNames(views) })}</p>}
      </Note>
    )}
    {rules.length > 0 && <p>{interpolate(words.rules, { names: joinNames(rules) })}</p>}
  </>
);
