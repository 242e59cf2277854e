import type { ImportJob, ImportMessage } from "../../runtime/model/collections/import-job";

interface JobFollower {
  onMessage: (message: ImportMessage) => void;
  /** The worker could not be loaded, or has a fault. */
  onFault: (reason: string) => void;
}

/** Does a job beside the page. Returns how to stop it. */
export function runImportJob(job: ImportJob, { onMessage, onFault }: JobFollower): () => void {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ImportMessage>) => onMessage(data));
  worker.addEventListener("error", ({ message }) => onFault(message));
  worker.postMessage(job, { transfer: [] });
  return () => worker.terminate();
}
