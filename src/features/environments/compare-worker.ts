import { processCompareJob, type CompareJob } from "./model/compare-job";

// Runs in a worker, because many collections take long to compare.
addEventListener("message", ({ data }: MessageEvent<CompareJob>) =>
  processCompareJob(data, (message) => postMessage(message, { transfer: [] })),
);
