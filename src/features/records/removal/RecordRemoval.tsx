import type { ReactNode } from "react";
import { calls } from "../../../../definitions/backend/calls";
import type { AnyRow } from "../../../../definitions/language/call";
import { recordTexts } from "../../../../definitions/texts/record";
import { readList } from "../../../backend/api/queries";
import { filesIn } from "../../../runtime/model/form/row-values";
import { asList } from "../../../values/text/format-value";
import { interpolate, plural } from "../../../values/text/text";
import { Note } from "../../../runtime/ui/notices/Note";
import { readRelated } from "../data";
import { findRemoval, type Removal, type RemovalEffect } from "./find-removal";

const words = recordTexts.removal;

/** Returns the effects of deleting records: what is deleted with them, loses a relation, or prevents the deletion. */
export async function reviewRecordRemoval(stored: unknown): Promise<ReactNode> {
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
  return <RecordRemoval {...{ removal, files }} count={records.length} />;
}

interface RecordRemovalProps {
  removal: Removal;
  files: number;
  /** Number of records to delete. */
  count: number;
}

const RecordRemoval = ({ removal: { effects, all }, files, count }: RecordRemovalProps): ReactNode => {
  const it = plural(words.it, count);
  const refused = effects.filter(({ kind }) => kind === "refused");
  const others = effects.filter(({ kind }) => kind !== "refused");
  return (
    <>
      {refused.length > 0 && (
        <Note kind="danger">
          <Effects effects={refused} it={it} sentences={wordsFor(count)} />
        </Note>
      )}
      {others.length > 0 && (
        <Note kind="warning">
          <Effects effects={others} it={it} sentences={words} />
        </Note>
      )}
      {!all && <p>{interpolate(words.more, { it })}</p>}
      {files > 0 && <p>{plural(words.files, files, { its: plural(words.its, count) })}</p>}
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
  effects.map(({ kind, collection, field, count }) => (
    <p key={`${kind} ${collection} ${field}`}>{plural(sentences[kind], count, { collection, field, it })}</p>
  ));
