import { getBackend } from "../../server/binary";
import { builtVersions } from "../../server/built-versions.mjs";

/** Gets the backends once, before several test files would each build them. One after the other: each uses all processors. */
export default async function setup(): Promise<void> {
  for (const version of builtVersions) await getBackend({ version });
}
