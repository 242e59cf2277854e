import type { ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { filesIn, isFiles } from "../../runtime/model/form/row-values";
import { interpolate } from "../../runtime/model/values/text";
import type { Review } from "../../runtime/registry/registry";
import { Note } from "../../runtime/ui/Note";
import { countText } from "./count-text";
import { findRemoval, type Removal, type RemovalEffect } from "./find-removal";

const words = recordTexts.removal;

/** Tells what goes with a record, what loses it, and what stands in the way of deleting it. */
export async function reviewRecordRemoval(_data: unknown, stored: unknown): Promise<Review | undefined> {
  const record = stored as Readonly<Record<string, unknown>>;
  const removal = await findRemoval(String(record["collectionId"]), [String(record["id"])]);
  const files = Object.values(record).reduce<number>(
    (sum, value) => sum + (isFiles(value) ? filesIn(value).names.length : 0),
    0,
  );
  if (removal.effects.length === 0 && removal.all && files === 0) return undefined;
  return {
    title: "",
    body: <RecordRemoval {...{ removal, files }} />,
    confirmed: () => ({ edits: [], after: () => Promise.resolve() }),
  };
}

const RecordRemoval = ({ removal: { effects, all }, files }: { removal: Removal; files: number }): ReactNode => {
  const refused = effects.filter(({ kind }) => kind === "refused");
  const others = effects.filter(({ kind }) => kind !== "refused");
  return (
    <>
      {refused.length > 0 && (
        <Note kind="danger">
          <Effects effects={refused} />
        </Note>
      )}
      {others.length > 0 && (
        <Note kind="warning">
          <Effects effects={others} />
        </Note>
      )}
      {!all && <p>{words.more}</p>}
      {files > 0 && <p>{countText(words.files, files)}</p>}
    </>
  );
};

const Effects = ({ effects }: { effects: readonly RemovalEffect[] }): ReactNode =>
  effects.map(({ kind, collection, field, count }) => (
    <p key={`${kind} ${collection} ${field}`}>{interpolate(countText(words[kind], count), { collection, field })}</p>
  ));
