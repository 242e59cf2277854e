import { afterAll } from "vitest";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { wholeCollection, type WholeCollection } from "../../src/features/collections/configuration/after-import";
import { changesBetween } from "../../src/features/collections/configuration/compare-configurations";
import { readCollection, type Exchanged } from "../../src/features/collections/configuration/configuration";
import { seriesOf } from "../support/tested-version";
import { ask, freshApi } from "./support";

/** Starts an empty backend of a version for imports. */
export async function importSite(version: BuiltVersion) {
  const { backend: address, admin: token, done } = await freshApi(afterAll, { version });
  const answered = async (): Promise<Exchanged[]> =>
    (await done<{ items: Exchanged[] }>("GET", "api/collections?perPage=500&sort=created,id")).items.map(
      readCollection,
    );
  return {
    answered,
    stored: async (): Promise<WholeCollection[]> => (await answered()).map(wholeCollection),
    // Since v0.23 a refused import stays in the cache until the next save.
    refresh: async ([first]: readonly WholeCollection[]): Promise<void> => {
      if (!hasSuperusers(seriesOf(version))) return;
      await done("PATCH", `api/collections/${first!.id}`, {});
    },
    imported: (body: string): Promise<{ status: number; body: string }> => {
      const headers = {
        authorization: token,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      };
      return ask(new URL("api/collections/import", address), { method: "PUT", headers }, body);
    },
  };
}

/** Changes without the values that the backend adds to new collections. */
export const changesBeyond = (expected: readonly WholeCollection[], now: readonly WholeCollection[]) => {
  const known = new Map(expected.map((each) => [each.id, each]));
  return changesBetween(
    expected,
    now.map((each) => {
      const keys = known.get(each.id) ?? each;
      return Object.fromEntries(
        Object.entries(each).map(([key, value]) => [
          key,
          keys[key] === undefined ? undefined : within(value, keys[key]),
        ]),
      ) as unknown as WholeCollection;
    }),
  );
};

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const within = (value: unknown, keys: unknown): unknown =>
  isGroup(value) && isGroup(keys)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key in keys)
          .map(([key, inner]) => [key, within(inner, (keys as Record<string, unknown>)[key])]),
      )
    : value;
