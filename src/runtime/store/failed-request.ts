import { create } from "zustand";
import type { FailedRequest } from "../../../definitions/language/failed-request";

/** Store of the failed request whose log entry is shown. */
export const useFailedRequest = create<{ request: FailedRequest | undefined }>(() => ({ request: undefined }));

/** Opens the log entry of a failed request. */
export const showFailedRequest = (request: FailedRequest): void => useFailedRequest.setState({ request });

/** Closes the log entry. */
export const closeFailedRequest = (): void => useFailedRequest.setState({ request: undefined });
