import { notLoaded } from "../../runtime/ui/loading/load-module";

/** Handlers of a worker's messages. */
export interface JobHandlers<Message> {
  onMessage: (message: Message) => void;
  /** Called if the worker fails to load or throws. */
  onFault: (reason: string) => void;
}

/** Gives a job to a new worker. Returns a function that stops it. */
export function runJob<Message>(worker: Worker, job: object, { onMessage, onFault }: JobHandlers<Message>): () => void {
  worker.addEventListener("message", ({ data }: MessageEvent<Message>) => onMessage(data));
  // A worker that failed to load has no error message.
  worker.addEventListener("error", ({ message = notLoaded }: Partial<ErrorEvent>) => onFault(message));
  worker.postMessage(job, { transfer: [] });
  return () => worker.terminate();
}
