import { create } from "zustand";
import type { FailedRequest } from "../model/calls/failure";

/** The failed request that is being looked up in the log. */
export const useLogLookup = create<{ request: FailedRequest | undefined }>(() => ({ request: undefined }));

/** Looks a failed request up. */
export const lookUpInLog = (request: FailedRequest): void => useLogLookup.setState({ request });

/** Puts the answer away. */
export const closeLogLookup = (): void => useLogLookup.setState({ request: undefined });
