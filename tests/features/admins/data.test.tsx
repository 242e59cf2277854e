import { beforeEach, expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { newQueryClient, rowQuery } from "../../../src/backend/api/queries";
import { adminData } from "../../../src/features/admins/data";
import { admins } from "../../support/product";
import { fakeBackend } from "../../support/fake-backend";
import { admin } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { fetchesFinished, showRows } from "../../support/shown";

const place = { id: admin.id, item: undefined };
const row = { ...admin, email: "zoe@example.com" };

beforeEach(signedIn);

test.each(["created", "saved", "removed", "gone", "unsure"] as const)(
  "fetches the list of admins once after one is %s",
  async (kind) => {
    const backend = fakeBackend();
    const queries = newQueryClient();
    await showRows(queries, admins.list, { sort: "-created", filter: "" });
    adminData[kind](queries, place, row);
    await fetchesFinished(queries);
    expect(backend.payloads("listAdmins")).toHaveLength(2);
  },
);

test("stores a saved admin, so that the form shows it", () => {
  fakeBackend();
  const queries = newQueryClient();
  adminData.saved(queries, place, row);
  expect(queries.getQueryData(rowQuery(calls.readAdmin, admin.id).queryKey)).toMatchObject({ email: row.email });
});
