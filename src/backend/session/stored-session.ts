import { sessionKey } from "../../../definitions/backend/backend-limits";
import { readText } from "../../browser/browser-storage";

/** Returns whether local storage contains a session, valid or not. */
export const hasStoredSession = (): boolean => readText(sessionKey) !== undefined;
