import { queryOptions } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import type { StorageTest } from "../../../definitions/types/health";
import { objectQuery } from "../../backend/api/queries";
import { send } from "../../backend/api/send";

/** Query of the backend's health, with the address from which it sees this browser. */
export const healthQuery = objectQuery(calls.readHealth);

/** Returns the test of a storage's stored settings. A save makes it stale: `saved` counts them. */
export const storageTestQuery = (filesystem: StorageTest["filesystem"], saved: number) =>
  queryOptions({
    queryKey: [calls.testStorage.route, filesystem, saved],
    queryFn: ({ signal }) => send(calls.testStorage, { body: { filesystem } }, { signal }).then(() => true),
    gcTime: 0,
  });
