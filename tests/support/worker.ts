import {
  processImportJob,
  type ImportJob,
  type ImportMessage,
} from "../../src/features/collections/import/model/import-job";

/** The import worker, in the page itself, without a thread. */
export class WorkerHere {
  private listener: ((event: { data: ImportMessage }) => void) | undefined;
  private stopped = false;

  addEventListener(type: string, listener: (event: { data: ImportMessage }) => void): void {
    if (type === "message") this.listener = listener;
  }

  postMessage(job: ImportJob): void {
    queueMicrotask(() => {
      if (!this.stopped) processImportJob(job, (data) => !this.stopped && this.listener?.({ data }));
    });
  }

  terminate(): void {
    this.stopped = true;
  }
}
