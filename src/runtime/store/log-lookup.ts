import { create } from "zustand";
import type { FailedRequest } from "../model/calls/failure";

/** The failed request that is being looked up in the log. */
export const useLogLookup = create<{ asked: FailedRequest | undefined }>(() => ({ asked: undefined }));

/** Looks a failed request up. */
export const lookUpInLog = (asked: FailedRequest): void => useLogLookup.setState({ asked });

/** Puts the answer away. */
export const closeLogLookup = (): void => useLogLookup.setState({ asked: undefined });
