import { create } from "zustand";
import type { FailedRequest } from "../data/failure";

/** The failed request that is being looked up in the log. */
export const useWhy = create<{ asked: FailedRequest | undefined }>(() => ({ asked: undefined }));

/** Looks a failed request up. */
export const askWhy = (asked: FailedRequest): void => useWhy.setState({ asked });

/** Puts the answer away. */
export const forgetWhy = (): void => useWhy.setState({ asked: undefined });
