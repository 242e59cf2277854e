import type { AnyRow } from "../../../../definitions/language/call";
import { calls } from "../../../../definitions/backend/calls";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { fetchFileFrom, readFromEnvironment } from "../../../backend/api/other-environment";
import { Failure, isRefusal, toFailure } from "../../../backend/calls/failure";
import { RecordPayload } from "../../../backend/calls/record-body";
import { filesIn } from "../../../runtime/model/form/row-values";
import { interpolate } from "../../../values/text/text";
import { filePath } from "../file-url";
import type { ImportSubject } from "./import-subject";
import type { RowPlan } from "./model/check-rows";
import { idPath } from "./model/import-fields";
import { withoutMarks } from "./model/written-numbers";
import { importInto } from "./record-imports";

/** Downloads files of a field of a record in another environment, in their order. Throws a Failure. */
export type CopyFiles = (record: string, field: string, names: readonly string[]) => Promise<File[]>;

// Shorter than file tokens usually live, in milliseconds.
const tokenAge = 30_000;

/** Returns a function that downloads files of a collection in another environment, one after another. */
export function fileCopier(environment: string, collection: string, signal: AbortSignal): CopyFiles {
  let known = { token: "", until: 0 };
  const currentToken = async (): Promise<string> => {
    if (Date.now() > known.until) {
      const until = Date.now() + tokenAge;
      known = { token: await fileTokenOf(environment, signal), until };
    }
    return known.token;
  };
  return async (record, field, names) => {
    const files: File[] = [];
    for (const name of names) {
      try {
        const path = filePath({ collectionId: collection, id: record }, name);
        const file = await fetchFileFrom(environment, path, await currentToken(), signal);
        files.push(new File([file], name, { type: file.type }));
      } catch (thrown) {
        throw failureOf(toFailure(thrown), { environment, field, name });
      }
    }
    return files;
  };
}

async function fileTokenOf(environment: string, signal: AbortSignal): Promise<string> {
  try {
    const { token } = Object((await readFromEnvironment(environment, calls.fileToken, {}, signal)) ?? {}) as {
      token?: unknown;
    };
    return typeof token === "string" ? token : "";
  } catch (thrown) {
    // Older backends have no file tokens, as no file is protected.
    if (toFailure(thrown).status === 404) return "";
    throw thrown;
  }
}

// Rate limits concern all rows.
const tooMany = 429;

/** A refused file concerns its row only. Any other failure pauses the import. */
function failureOf(failure: Failure, about: { environment: string; field: string; name: string }): Failure {
  const { status, aborted } = failure;
  if (aborted) return new Failure(recordImportTexts.stopped, { aborted });
  const { signedOut, noFile, fileFailed } = recordImportTexts.copied;
  if (status === 401) return new Failure(interpolate(signedOut, { name: about.environment }));
  if (!isRefusal(failure) || status === tooMany)
    return new Failure(interpolate(fileFailed, { ...about, reason: failure.message }));
  const message = interpolate(noFile, { ...about, status });
  return new Failure(message, { status: 400, data: { [about.field]: { code: "", message } } });
}

/** Copies nothing, for rows of a file. */
export const noFiles: CopyFiles = async () => [];

/**
 * Returns the body of a row with its files downloaded. `stored` fetches the record that an update changes: files that
 * it has are replaced. Throws a Failure.
 */
export async function copiedBody(
  { fields, item }: Pick<ImportSubject, "fields" | "item">,
  { index, body }: RowPlan,
  copyFiles: CopyFiles,
  stored: (() => Promise<AnyRow | undefined>) | undefined,
): Promise<RowPlan["body"] | RecordPayload> {
  const paths = fields
    .filter(({ path, value }) => value === "file" && Object.hasOwn(body, path))
    .map(({ path }) => path);
  if (paths.length === 0) return body;
  const record = sourceIdOf(item.id, index);
  const files: [string, File][] = [];
  for (const path of paths)
    for (const file of await copyFiles(record, path, filesIn(body[path]).names)) files.push([`${path}+`, file]);
  const old = stored && (await stored());
  const removed = paths.flatMap((path) => {
    const { names } = filesIn(old?.[path]);
    return names.length > 0 ? [[`${path}-`, names] as const] : [];
  });
  const values = Object.entries(body).filter(([path]) => !paths.includes(path));
  return new RecordPayload(Object.fromEntries([...values, ...removed]), files);
}

// The id in the source may differ from that of the record here.
function sourceIdOf(id: string, index: number): string {
  const { read } = importInto(id);
  return String(withoutMarks(read?.rows[index]?.cells[read.columns.indexOf(idPath)]) ?? "");
}
