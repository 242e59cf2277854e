import { create } from "zustand";
import type { FailedRequest } from "../data/failure";

/** The failed request that is being looked up in the log. */
export const useWhy = create<{ asked: FailedRequest | undefined }>(() => ({ asked: undefined }));

/** Looks a failed request up. */
export const askWhy = (asked: FailedRequest): void => useWhy.setState({ asked });

/** Puts the answer away. */
export const forgetWhy = (): void => useWhy.setState({ asked: undefined });

const stamp = (milliseconds: number): string => new Date(milliseconds).toISOString().replace("T", " ");
const second = 1000;

/** The filter that finds a request's log entry: the clocks agree, but an answer's date has whole seconds only. */
export const entryFilter = ({ method, path, status, at }: FailedRequest): string =>
  [
    `method = "${method.toLowerCase()}"`,
    `status = ${status}`,
    `url ~ "%/${path}%"`,
    `created >= "${stamp(at - 2 * second)}"`,
    `created <= "${stamp(at + 2 * second)}"`,
  ].join(" && ");
