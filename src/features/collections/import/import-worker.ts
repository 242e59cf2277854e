import { doImportJob, type ImportJob } from "../model/import-job";

// Apart from the page: reading and comparing a large text takes a while.
addEventListener("message", ({ data }: MessageEvent<ImportJob>) =>
  doImportJob(data, (message) => postMessage(message, { transfer: [] })),
);
