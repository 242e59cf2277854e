import { backend } from "../../../runtime/model/version/backend";
import type { ImportJob, ImportMessage, ImportTask } from "../model/import-job";
import { notLoaded } from "../../../runtime/ui/loading/load-part";

interface JobFollower {
  onMessage: (message: ImportMessage) => void;
  /** The worker could not be loaded, or has a fault. */
  onFault: (reason: string) => void;
}

/** Does a task beside the page, where the version of the backend comes along. Returns how to stop it. */
export function runImportJob(task: ImportTask, { onMessage, onFault }: JobFollower): () => void {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ImportMessage>) => onMessage(data));
  // One that could not be loaded has no words of its own.
  worker.addEventListener("error", ({ message = notLoaded }: Partial<ErrorEvent>) => onFault(message));
  const job: ImportJob = { ...task, version: backend().version };
  worker.postMessage(job, { transfer: [] });
  return () => worker.terminate();
}
