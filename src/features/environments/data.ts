import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import type { Call } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { readFromEnvironment } from "../../backend/api/other-environment";
import { Failure, toFailure } from "../../backend/calls/failure";
import { fetchBackend } from "../../backend/detection/environment-info";
import { formatConfiguration, withoutProviders, type Exchanged } from "../collections/configuration/configuration";
import { readBaseOf, writeBaseOf } from "./base-storage";
import type { StoredBase } from "./model/base";
import { readSettings, type ReadSettings } from "./model/settings";

/** Collections and settings of another environment, without secrets. */
export interface OtherEnvironment {
  /** Collections as its backend answers them, as JSON. */
  text: string;
  settings: ReadSettings;
}

/** Returns the query of another environment's collections and settings. An import here makes it stale, too. */
export const otherEnvironmentQuery = (environment: string) =>
  queryOptions({
    queryKey: [calls.exportCollections.route, "of environment", environment],
    queryFn: async ({ signal }): Promise<OtherEnvironment> => {
      const read = (call: Call, query = {}): Promise<unknown> =>
        readFromEnvironment(environment, call, { query }, signal).catch(async (thrown: unknown) => {
          // Signing in there helps only if its backend answers.
          const isRefused = toFailure(thrown).status === 401 && !(await fetchBackend(environment)).isReachable;
          throw isRefused ? new Failure(texts.failure.unreachable) : thrown;
        });
      const [collections, settings] = await Promise.all([
        readPages((page) => read(calls.exportCollections, { page })),
        read(calls.readSettings),
      ]);
      return {
        text: formatConfiguration(collections.map((each) => withoutProviders(each as Exchanged))),
        settings: readSettings(settings),
      };
    },
    gcTime: 0,
  });

async function readPages(read: (page: number) => Promise<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, totalPages } = Object((await read(page)) ?? {}) as { items?: unknown; totalPages?: unknown };
    if (!Array.isArray(items) || typeof totalPages !== "number") throw new Failure(texts.failure.unreadable);
    all.push(...(items as unknown[]));
    pages = totalPages;
  }
  return all;
}

/** Returns the query of the common state with another environment, as this browser knows it; null if there is none. */
export const commonBaseQuery = (source: string) =>
  queryOptions({ queryKey: ["common base", source], queryFn: () => readBaseOf(source), gcTime: 0 });

/** Saves the common state with another environment; undefined forgets it. Rejects if the browser refuses. */
export async function saveCommonBase(
  queries: QueryClient,
  source: string,
  base: StoredBase | undefined,
): Promise<void> {
  queries.setQueryData(commonBaseQuery(source).queryKey, base ?? null);
  await writeBaseOf(source, base);
}
