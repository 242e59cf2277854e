import { afterEach, expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { exportedCollection } from "../../../src/features/collections/model/configuration";
import { selectBackend } from "../../../src/runtime/model/version/backend";

afterEach(() => selectBackend("v0.8"));

const accounts = {
  id: "1",
  name: "users",
  type: "auth",
  created: "2026-01-01 00:00:00.000Z",
  updated: "2026-01-01 00:00:00.000Z",
  fields: [{ id: "f", name: "title", type: "text", max: 9 }],
  oauth2: { enabled: true, mappedFields: { id: "" }, providers: [{ name: "github", clientId: "x" }] },
};

test("exports the backend's own shape, without dates and without providers", () => {
  const exported = (version: "v0.40" | "v0.22"): object => {
    selectBackend(version);
    return exportedCollection(accounts as unknown as Collection);
  };
  const { created: _created, updated: _updated, oauth2: _oauth2, ...rest } = accounts;
  expect(exported("v0.40")).toEqual({ ...rest, oauth2: { enabled: true, mappedFields: { id: "" } } });
  const nested = { id: "f", name: "title", type: "text", options: { max: 9 } };
  expect(exported("v0.22")).toMatchObject({ id: "1", schema: [nested] });
});
