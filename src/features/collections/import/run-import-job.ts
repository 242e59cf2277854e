import { backend } from "../../../backend/version/backend";
import { runJob, type JobHandlers } from "../run-job";
import type { ImportJob, ImportMessage, ImportTask } from "./model/import-job";

/** Runs a task in a worker. Returns a function that stops it. */
export function runImportJob(task: ImportTask, handlers: JobHandlers<ImportMessage>): () => void {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  const job: ImportJob = { ...task, version: backend().version };
  return runJob(worker, job, handlers);
}
