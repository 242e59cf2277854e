import { getBackend } from "../../server/binary";
import { builtVersions, otherVersions } from "../../server/built-versions.mjs";

/** The versions that are toured: with TOURS=all also those that are tried on demand alone. */
export const touredVersions = process.env["TOURS"] === "all" ? [...builtVersions, ...otherVersions] : builtVersions;

/** Gets the backends once, before several test files would each build them. One after the other: each uses all processors. */
export default async function setup(): Promise<void> {
  for (const version of touredVersions) await getBackend({ version });
}
