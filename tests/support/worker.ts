import { arrange } from "../../src/features/collections/diagram/layout";
import type { Layout, LayoutTask } from "../../src/features/collections/diagram/layout-shape";
import {
  processImportJob,
  type ImportJob,
  type ImportMessage,
} from "../../src/features/collections/import/model/import-job";
import {
  processCompareJob,
  type CompareJob,
  type CompareMessage,
} from "../../src/features/environments/model/compare-job";

type Message = ImportMessage | CompareMessage | Layout;

type Job = ImportJob | CompareJob | LayoutTask;

const isLayout = (job: Job): job is LayoutTask => "pairs" in job;
const isComparison = (job: Job): job is CompareJob => "environments" in job;

type Listener = (event: { data?: Message; message?: string }) => void;

/** The workers of imports, comparisons and layouts, in the page itself, without a thread. */
export class WorkerHere {
  /** Message with which all workers fail; undefined for none. */
  static failure: string | undefined;

  private readonly listeners = new Map<string, Listener>();
  private stopped = false;

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  postMessage(job: Job): void {
    const post = (data: Message): void => void (!this.stopped && this.listeners.get("message")?.({ data }));
    queueMicrotask(() => {
      const message = WorkerHere.failure;
      if (this.stopped) return;
      if (message !== undefined) this.listeners.get("error")?.({ message });
      else if (isLayout(job)) post(arrange(job));
      else if (isComparison(job)) processCompareJob(job, post);
      else processImportJob(job, post);
    });
  }

  terminate(): void {
    this.stopped = true;
  }
}
