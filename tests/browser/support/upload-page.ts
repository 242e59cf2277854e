import { call, rowOf, typeOf, type AnyRow } from "../../../definitions/language/call";
import { send } from "../../../src/runtime/api/send";
import { toFailure } from "../../../src/runtime/model/calls/failure";
import { multipartBody } from "../../../src/runtime/model/calls/multipart";

// Loaded into the page by a test: a call by itself, told of and stopped on its way.

const create = call("POST /api/collections/:collection/records", { body: typeOf<Blob>(), answer: rowOf<AnyRow>() });

/** What became of an upload: the record, or why there is none, and how much was said to be sent on the way. */
export interface Uploaded {
  record?: AnyRow;
  failure?: { message: string; status: number; aborted: boolean };
  shares: number[];
}

/** Sends a text and a file of so many bytes; stops as soon as a share is told, if that is wanted. */
async function upload(collection: string, text: string, bytes: number, stops: boolean): Promise<Uploaded> {
  const stop = new AbortController();
  const shares: number[] = [];
  const body = multipartBody([
    { name: "title", value: text },
    { name: "paper", value: new File([new Uint8Array(bytes)], "paper.bin") },
  ]);
  const onProgress = (share: number): void => {
    shares.push(share);
    if (stops) stop.abort();
  };
  try {
    const record = await send(create, { path: { collection }, body }, { signal: stop.signal, onProgress });
    return { record, shares };
  } catch (thrown) {
    const { message, status, aborted } = toFailure(thrown);
    return { failure: { message, status, aborted }, shares };
  }
}

Object.assign(window, { upload });
