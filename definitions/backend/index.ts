import { sessionNames } from "./answers";
import { macros } from "./filter";
import { valuesPart } from "./files";
import { requestBody, requestNames } from "./rules";

/** Facts that differ by version and are no calls: code reads them as `backend()` has them. */
export const facts = { macros, requestBody, requestNames, sessionNames, valuesPart };
