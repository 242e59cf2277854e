import { useState, type ReactNode } from "react";
import { calls } from "../../../../definitions/backend/calls";
import { superusersCollection } from "../../../../definitions/backend/backend-names";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { Collection } from "../../../../definitions/types/collection";
import { send } from "../../../backend/api/send";
import { toFailure } from "../../../backend/calls/failure";
import type { Schemas } from "../../../runtime/model/form/schema";
import { interpolate, plural } from "../../../values/text/text";
import { joinNames } from "../../../values/text/text-direction";
import { withValueAt } from "../../../values/json/path";
import type { Review } from "../../../runtime/registry/registry";
import { showToast } from "../../../browser/toasts";
import { Note } from "../../../runtime/ui/notices/Note";
import { backend } from "../../../backend/version/backend";
import { indexParts } from "../indexes/index-statement";
import { mappedNameEdits, remainingFields } from "./collection-changes";
import { findConsequences, type Consequences } from "./find-consequences";
import { RewrittenRules } from "./RewrittenRules";
import { WidenedRules } from "./WidenedRules";
import { ruleName } from "../../rules/model/affected-rules";

const words = collectionTexts.collectionChanges;

/**
 * Returns a review of what a save renames, removes and breaks, with the choice to rewrite affected rules. Undefined if
 * there is nothing to report.
 */
export async function reviewChanges(data: unknown, stored: unknown, schemas: Schemas): Promise<Review | undefined> {
  const before = stored as Collection;
  const after = remainingFields(data as Collection);
  const consequences = await findConsequences(before, after);
  const { renamed, renamedFields, removedFields, removedIndexes, widenedRules } = consequences.changes;
  const others = [renamedFields, removedFields, widenedRules, consequences.broken];
  const isSilent = !renamed && others.every(({ length }) => length === 0);
  if (isSilent && consequences.signedOut === undefined && !consequences.unsentCodes) return undefined;
  const indexes = (after.indexes ?? []).filter((sql) => !removedIndexes.includes(sql));
  const chosen = { rewrite: true };
  const { changes, rules, updates } = consequences;
  return {
    title: words.title,
    key: JSON.stringify([changes, rules, updates.together, [...updates.afterwards]]),
    body: (
      <Changes
        {...{ found: consequences, schemas, collection: after.name }}
        onRewrite={(rewrite) => void (chosen.rewrite = rewrite)}
      />
    ),
    confirmed: () => ({
      edits: [
        ...(chosen.rewrite ? Object.entries(consequences.updates.together) : []),
        ...mappedNameEdits(after, consequences.changes),
        ...(removedIndexes.length > 0 ? [["indexes", indexes] as const] : []),
      ],
      after: () =>
        chosen.rewrite ? sendUpdates(consequences.updates.afterwards, consequences.rules, schemas) : Promise.resolve(),
    }),
  };
}

/** Saves the rules that can use the new names only after the collection is saved. Reports failures. */
async function sendUpdates(
  updates: Consequences["updates"]["afterwards"],
  rules: Consequences["rules"],
  schemas: Schemas,
): Promise<void> {
  let done = 0;
  for (const [id, newTexts] of updates) {
    const body = Object.entries(newTexts).reduce<object>((all, [path, text]) => withValueAt(all, path, text), {});
    try {
      await send(calls.saveCollection, { path: { id }, body });
      done += Object.keys(newTexts).length;
    } catch (thrown) {
      const remaining = rules.filter(({ collectionId, rewritten }) => collectionId === id && rewritten !== undefined);
      showToast("error", notRewritten(remaining, toFailure(thrown).message, schemas), {
        duration: Number.POSITIVE_INFINITY,
      });
    }
  }
  if (done > 0) showToast("success", plural(words.rewritten, done));
}

// This toast has no timeout, because only it shows the new rules.
const notRewritten = (rules: Consequences["rules"], reason: string, schemas: Schemas): string =>
  interpolate(words.notRewritten, {
    reason,
    rules: rules.map((each) => `${each.collection}, ${ruleName(each.rule, schemas)}: ${each.rewritten}`).join("\n"),
  });

interface ChangesProps {
  found: Consequences;
  onRewrite: (rewrite: boolean) => void;
  schemas: Schemas;
  collection: string;
}

function Changes({ found, onRewrite, schemas, collection }: ChangesProps): ReactNode {
  const [rewrite, setRewrite] = useState(true);
  const choose = (next: boolean): void => {
    setRewrite(next);
    onRewrite(next);
  };
  return (
    <>
      {found.signedOut !== undefined && (
        <Note kind="warning">
          <p>{plural(words.signsOut, found.signedOut)}</p>
        </Note>
      )}
      {found.unsentCodes && (
        <Note kind="warning">
          <p>{collection === superusersCollection ? words.codes.superusers : words.codes.accounts}</p>
        </Note>
      )}
      {found.changes.widenedRules.length > 0 && <WidenedRules rules={found.changes.widenedRules} schemas={schemas} />}
      <NamesGone {...found} rewrite={rewrite} />
      {found.rules.length > 0 && <RewrittenRules rules={found.rules} {...{ rewrite, schemas }} onRewrite={choose} />}
      <BrokenLimits {...words.duplicates} broken={found.broken.filter(({ option }) => option === "uniqueIndex")} />
      <BrokenLimits
        {...words.refused}
        broken={found.broken.filter(({ cuts, option }) => !cuts && option !== "uniqueIndex")}
      />
      <BrokenLimits
        {...(backend().truncatesAtOnce ? words.cutAtOnce : words.cut)}
        broken={found.broken.filter(({ cuts }) => cuts)}
      />
    </>
  );
}

interface BrokenLimitsProps {
  title: string;
  warning?: string;
  broken: Consequences["broken"];
}

const BrokenLimits = ({ title, warning, broken }: BrokenLimitsProps): ReactNode =>
  broken.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul>
        {broken.map((each) => (
          <li key={`${each.field} ${each.option}`}>{brokenText(each)}</li>
        ))}
      </ul>
      {warning && (
        <Note kind="warning">
          <p>{warning}</p>
        </Note>
      )}
    </>
  );

const NamesGone = ({ changes, losses, rules, views, rewrite }: Consequences & { rewrite: boolean }): ReactNode => {
  const { renamed, renamedFields, removedFields, removedIndexes } = changes;
  if (renamed === undefined && renamedFields.length + removedFields.length === 0) return null;
  // Every rule is rewritten. Those that cannot be are marked in the list of rules.
  const isRewritten = rewrite && rules.length > 0 && rules.every(({ rewritten }) => rewritten !== undefined);
  return (
    <>
      <Note kind="warning">
        <p>{isRewritten ? words.rewrites : words.clients}</p>
        {removedFields.length > 0 && <p>{words.data}</p>}
        {views.length > 0 && <p>{interpolate(words.views, { names: joinNames(views) })}</p>}
      </Note>
      <h3>{words.changes}</h3>
      <ul>
        {renamed && <Renamed label={words.renamedCollection} {...renamed} />}
        {renamedFields.map((each) => (
          <Renamed key={each.from} label={words.renamedField} {...each} />
        ))}
        {removedFields.map(({ id, name }) => (
          <li key={id} className="warns">
            {words.removedField} <s>{name}</s> ({countText(words.loses, losses.get(id))})
          </li>
        ))}
        {removedIndexes.map((sql) => (
          <li key={sql}>
            {words.removedIndex} <s>{indexParts(sql)?.name ?? sql}</s>
          </li>
        ))}
      </ul>
    </>
  );
};

const countText = (
  texts: { none?: string; one: string; many: string; unknown: string },
  n: number | undefined,
): string => (n === undefined ? texts.unknown : plural(texts, n));

function brokenText({ field, option, count, among }: Consequences["broken"][number]): string {
  const records = countText(words.records, count);
  const text = interpolate(words.breaks[option as keyof typeof words.breaks], { field, records });
  return among === undefined ? text : `${text} (${interpolate(words.firstOnes, { n: among })})`;
}

const Renamed = ({ label, from, to }: { label: string; from: string; to: string }): ReactNode => (
  <li>
    {label} <s>{from}</s> → <b>{to}</b>
  </li>
);
