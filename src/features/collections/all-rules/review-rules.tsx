import type { ReactNode } from "react";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import { collectionTexts } from "../../../../definitions/texts/collection";
import type { Collection } from "../../../../definitions/types/collection";
import type { FormState } from "../../../runtime/model/form/draft";
import type { Review } from "../../../runtime/registry/registry";
import { Note } from "../../../runtime/ui/notices/Note";
import { withValueAt } from "../../../values/json/path";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate, plural } from "../../../values/text/text";
import { findConsequences, type Consequences } from "../consequences/find-consequences";
import { WidenedRules } from "../consequences/WidenedRules";
import { changedRules } from "./changed-rules";
import { collectionSchemas } from "./rule-lines";

interface Found extends Consequences {
  name: string;
}

/** Returns one review of all collections whose rules allow more, or may, or whose accounts are signed out. Throws a Failure. */
export async function reviewRules(
  state: FormState,
  now: Readonly<Record<string, Collection>>,
): Promise<Review | undefined> {
  const changed = [...changedRules(state)].flatMap(([id, rules]) => (now[id] ? [[now[id], rules] as const] : []));
  const found = await Promise.all(
    changed.map(async ([before, rules]): Promise<Found> => {
      const after = Object.entries(rules).reduce<object>((all, [path, rule]) => withValueAt(all, path, rule), before);
      return { name: before.name, ...(await findConsequences(before, after as Collection)) };
    }),
  );
  const listed = found.filter(
    ({ changes: { widenedRules, unclearRules }, signedOut }) =>
      widenedRules.length + unclearRules.length > 0 || signedOut !== undefined,
  );
  if (listed.length === 0) return undefined;
  return {
    title: interpolate(allRulesTexts.review, { names: joinNames(found.map(({ name }) => name)) }),
    key: JSON.stringify(
      listed.map(({ name, changes, signedOut }) => [name, changes.widenedRules, changes.unclearRules, signedOut]),
    ),
    body: listed.map((each) => <CollectionConsequences key={each.name} {...each} />),
    confirmed: () => ({ edits: [], after: () => Promise.resolve() }),
  };
}

const CollectionConsequences = ({ name, changes, signedOut }: Found): ReactNode => (
  <section aria-label={name}>
    <h2 className="all-rules-reviewed">{name}</h2>
    {signedOut !== undefined && (
      <Note kind="warning">
        <p>{plural(collectionTexts.collectionChanges.signsOut, signedOut)}</p>
      </Note>
    )}
    {changes.widenedRules.length > 0 && <WidenedRules rules={changes.widenedRules} schemas={collectionSchemas()} />}
    {changes.unclearRules.length > 0 && (
      <WidenedRules rules={changes.unclearRules} schemas={collectionSchemas()} title={allRulesTexts.unclear} />
    )}
  </section>
);
