import "./removal.css";
import { Fragment, type ReactNode } from "react";
import { calls } from "../../../../definitions/backend/calls";
import type { AnyRow } from "../../../../definitions/language/call";
import { recordTexts } from "../../../../definitions/texts/record";
import { texts } from "../../../../definitions/texts/texts";
import { readList } from "../../../backend/api/queries";
import { filesIn } from "../../../runtime/model/form/row-values";
import { asList } from "../../../values/text/format-value";
import { interpolate, plural } from "../../../values/text/text";
import { Note } from "../../../runtime/ui/notices/Note";
import type { RemovalReview } from "../../../runtime/registry/registry";
import { readRelated } from "../data";
import { useRecordTitling } from "../use-record-titling";
import { findRemoval, type Removal, type RemovalEffect } from "./find-removal";

const words = recordTexts.removal;

/** Returns the effects of deleting records: what is deleted with them, loses a relation, or prevents the deletion. */
export async function reviewRecordRemoval(stored: unknown): Promise<RemovalReview | undefined> {
  const records = asList(stored) as AnyRow[];
  const collections = await readList(calls.listCollections);
  const collectionId = String(records[0]?.["collectionId"]);
  const removal = await findRemoval(
    collections,
    collectionId,
    records.map(({ id }) => id),
    readRelated,
  );
  const fields = collections.find(({ id }) => id === collectionId)?.fields.filter(({ type }) => type === "file") ?? [];
  const files = records.flatMap((record) => fields.flatMap(({ name }) => filesIn(record[name]).names)).length;
  if (removal.effects.length === 0 && removal.all && files === 0) return undefined;
  const body = <RecordRemoval {...{ removal, files }} count={records.length} />;
  return removal.isBlocked
    ? { body, text: plural(words.blocked, records.length), yes: false, no: texts.form.close }
    : { body };
}

interface RecordRemovalProps {
  removal: Removal;
  files: number;
  /** Number of records to delete. */
  count: number;
}

const RecordRemoval = ({ removal: { effects, all, isBlocked }, files, count }: RecordRemovalProps): ReactNode => {
  const it = plural(words.it, count);
  const refused = effects.filter(({ kind }) => kind === "refused");
  const others = isBlocked ? [] : effects.filter(({ kind }) => kind !== "refused");
  return (
    <>
      {refused.length > 0 && (
        <Note kind="danger">
          <Effects effects={refused} it={it} sentences={isBlocked ? words : wordsFor(count)} />
        </Note>
      )}
      {others.length > 0 && (
        <Note kind="warning">
          <Effects effects={others} it={it} sentences={words} />
        </Note>
      )}
      {!all && !isBlocked && <p>{interpolate(words.more, { it })}</p>}
      {files > 0 && !isBlocked && <p>{plural(words.files, files, { its: plural(words.its, count) })}</p>}
    </>
  );
};

// Several records are deleted one by one, so a refusal does not stop the others.
const wordsFor = (count: number) => (count > 1 ? { ...words, refused: words.refusedOfSeveral } : words);

interface EffectsProps {
  effects: readonly RemovalEffect[];
  /** Word for the deleted records. */
  it: string;
  sentences: ReturnType<typeof wordsFor>;
}

const Effects = ({ effects, it, sentences }: EffectsProps): ReactNode =>
  effects.map(({ kind, collection, field, count, blocking }) => (
    <Fragment key={`${kind} ${collection} ${field}`}>
      <p>{plural(sentences[kind], count, { collection, field, it })}</p>
      {blocking && <Blocking {...{ ...blocking, count }} />}
    </Fragment>
  ));

const shown = 5;

/** The first records that prevent the deletion, by their titles. */
function Blocking({ collectionId, rows, count }: Required<RemovalEffect>["blocking"] & { count: number }): ReactNode {
  const { titleOf } = useRecordTitling();
  const named = rows.slice(0, shown);
  return (
    <ul className="blocking">
      {named.map((row) => (
        <li key={row.id}>{titleOf(row, collectionId)}</li>
      ))}
      {count > named.length && <li>{plural(words.moreBlocking, count - named.length)}</li>}
    </ul>
  );
}
