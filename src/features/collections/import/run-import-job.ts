import type { Schemas } from "../../../runtime/model/form/schema";
import type { ImportJob, ImportMessage, ImportTask } from "../model/import-job";
import { notLoaded } from "../../../runtime/ui/loading/load-part";

interface JobFollower {
  onMessage: (message: ImportMessage) => void;
  /** The worker could not be loaded, or has a fault. */
  onFault: (reason: string) => void;
}

/** Does a task beside the page, where no more of the schemas comes along than it needs. Returns how to stop it. */
export function runImportJob(task: ImportTask, schemas: Schemas, { onMessage, onFault }: JobFollower): () => void {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ImportMessage>) => onMessage(data));
  // One that could not be loaded has no words of its own.
  worker.addEventListener("error", ({ message = notLoaded }: Partial<ErrorEvent>) => onFault(message));
  const job: ImportJob = { ...task, optionsByType: schemas["FieldOptions"]! };
  worker.postMessage(job, { transfer: [] });
  return () => worker.terminate();
}
