import { recordTexts } from "../../../definitions/texts/record";
import { signatureLength, acceptsType, typesOf } from "./file-signatures";
import { formatCount, interpolate } from "../../values/text/text";
import type { Schema } from "../../runtime/model/form/schema";

const { files: said } = recordTexts;

/** Accepted files, and the reason for each rejected one. */
interface CheckedFiles {
  taken: readonly File[];
  leftOut: readonly string[];
}

/** Checks files against the limits of their field before upload. `room` is the number of files it can still take. */
export async function checkFiles(files: readonly File[], schema: Schema, room: number): Promise<CheckedFiles> {
  const checked = await Promise.all(files.map(async (file) => ({ file, fault: await faultOf(file, schema) })));
  const good = checked.flatMap(({ file, fault }) => (fault === undefined ? [file] : []));
  const { maxItems: max = 1 } = schema;
  const tooMany = good
    .slice(Math.max(0, room))
    .map(({ name }) => interpolate(max === 1 ? said.noRoom.one : said.noRoom.many, { name, max }));
  return {
    taken: good.slice(0, Math.max(0, room)),
    leftOut: [...checked.flatMap(({ fault }) => fault ?? []), ...tooMany],
  };
}

async function faultOf(file: File, { maxFileBytes, mimeTypes = [] }: Schema): Promise<string | undefined> {
  const { name, size } = file;
  if (maxFileBytes !== undefined && size > maxFileBytes) {
    return interpolate(said.tooLarge, { name, size: formatCount(size), limit: formatCount(maxFileBytes) });
  }
  try {
    const types = typesOf(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
    if (mimeTypes.length === 0 || !types || types.some((type) => acceptsType(mimeTypes, type))) return undefined;
    return interpolate(said.otherType, { name, type: types[0]!, types: mimeTypes.join(", ") });
  } catch {
    // It may be a folder, or have been deleted since.
    return interpolate(said.unreadable, { name });
  }
}
