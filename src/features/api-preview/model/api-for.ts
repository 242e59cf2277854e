import { recordsApi } from "../../../../definitions/api-docs/records-api";
import type { Api } from "../../../../definitions/language/api-preview";
import type { Version } from "../../../../definitions/language/versions";
import { resolveFor } from "../../../backend/version/resolve-version";

/** Returns the records API of a version of the backend. */
export const apiFor = (version: Version): Api => resolveFor(version, recordsApi) as unknown as Api;
