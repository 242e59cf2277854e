import { processImportJob, type ImportJob } from "./model/import-job";

// Runs in a worker, because large texts take long to read and compare.
addEventListener("message", ({ data }: MessageEvent<ImportJob>) =>
  processImportJob(data, (message) => postMessage(message, { transfer: [] })),
);
