import { unpackedRow, type FileFault, type FileHead, type FileRow, type ReadFile } from "./model/imported-file";
import { toFailure } from "../../../backend/calls/failure";
import { notLoaded } from "../../../runtime/ui/loading/load-module";
import { readRows, type ReadMessage } from "./read-rows";
import type { WorkerMessage } from "./read-worker";

// A smaller file is read faster than a worker starts.
const small = 100_000;

interface ReadHandlers {
  onProgress: (share: number) => void;
  onRead: (read: Omit<ReadFile, "name">) => void;
  onFault: (fault: FileFault) => void;
}

/** Reads a file, in a worker if it is large. Returns a function that stops it. */
export function readFile(file: Blob, { onProgress, onRead, onFault }: ReadHandlers): () => void {
  let head: FileHead | undefined;
  let stopped = false;
  const rows: FileRow[] = [];
  const take = (message: ReadMessage): void => {
    if (stopped) return;
    if ("fault" in message) return onFault(message.fault);
    if ("head" in message) ({ head } = message);
    if ("rows" in message) {
      for (const row of message.rows) rows.push(row);
      onProgress(message.share);
    }
    if ("end" in message && head) onRead({ ...head, rows });
  };
  const fail = (reason: string): void => take({ fault: { why: "worker", values: { reason } } });
  const end = file.size > small ? readInWorker(file, take, fail) : readHere(file, take, fail);
  return () => {
    stopped = true;
    end();
  };
}

type Reading = [file: Blob, take: (message: ReadMessage) => void, fail: (reason: string) => void];

function readInWorker(...[file, take, fail]: Reading): () => void {
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) =>
    take("packed" in data ? { rows: data.packed.map(unpackedRow), share: data.share } : data),
  );
  // A worker that failed to load has no error message.
  worker.addEventListener("error", ({ message = notLoaded }: Partial<ErrorEvent>) => fail(message));
  worker.postMessage(file, { transfer: [] });
  return () => worker.terminate();
}

function readHere(...[file, take, fail]: Reading): () => void {
  readRows(file, take).catch((thrown: unknown) => fail(toFailure(thrown).message));
  return () => {};
}
