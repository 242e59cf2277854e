import { backend } from "../../../backend/version/backend";
import type { ImportJob, ImportMessage, ImportTask } from "./model/import-job";
import { notLoaded } from "../../../runtime/ui/loading/load-module";

interface JobHandlers {
  onMessage: (message: ImportMessage) => void;
  /** Called if the worker fails to load or throws. */
  onFault: (reason: string) => void;
}

/** Runs a task in a worker. Returns a function that stops it. */
export function runImportJob(task: ImportTask, { onMessage, onFault }: JobHandlers): () => void {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ImportMessage>) => onMessage(data));
  // A worker that failed to load has no error message.
  worker.addEventListener("error", ({ message = notLoaded }: Partial<ErrorEvent>) => onFault(message));
  const job: ImportJob = { ...task, version: backend().version };
  worker.postMessage(job, { transfer: [] });
  return () => worker.terminate();
}
