import { expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { adminOnlyTerm } from "../../../definitions/backend/filter";
import { generic } from "../../../definitions/backend/backend-limits";
import { call, typeOf } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { decodeFailure, encodeRows, haveRowsShifted, nextPage } from "../../../src/backend/calls/row-requests";
import { Failure, toFailure } from "../../../src/backend/calls/failure";
import { modifiesExisting, isRead, requestOf } from "../../../src/backend/calls/request";
import { needsRenewal, expiryOf } from "../../../src/backend/calls/token";
import { selectBackend } from "../../../src/backend/version/backend";
import { now, tokenUntil } from "../../support/fixtures";

test("puts the parts of the path, the query and the body into their places", () => {
  expect(requestOf(calls.listRecords, { path: { collection: "a/b" }, query: { page: 2, sort: "-created" } })).toEqual({
    method: "GET",
    path: "api/collections/a%2Fb/records",
    query: { perPage: "30", page: "2", sort: "-created", filter: adminOnlyTerm },
    body: undefined,
  });
});

test("omits empty parameters, but sends 0 and false", () => {
  const query = { page: 0, sort: "", filter: undefined, expand: false };
  expect(requestOf(calls.listRecords, { path: { collection: "a" }, query }).query).toEqual({
    perPage: "30",
    page: "0",
    expand: "false",
    filter: adminOnlyTerm,
  });
});

test("adds the term for admins behind the complete filter of a list of records", () => {
  const filter = requestOf(calls.listRecords, {
    path: { collection: "a" },
    query: { filter: " a = 1 || b = 2\n" },
  }).query;
  expect(filter).toMatchObject({ filter: `a = 1 || b = 2 && ${adminOnlyTerm}` });
  expect(requestOf(calls.findLogs, { query: { filter: "a = 1 || b = 2" } }).query).toMatchObject({
    filter: "a = 1 || b = 2",
  });
});

test("lists and unlinks the providers of one account alone, where links are records", () => {
  selectBackend("v0.40");
  const path = { collection: "users", id: "ada" };
  expect(requestOf(calls.listLinkedProviders, { path })).toMatchObject({
    path: "api/collections/_externalAuths/records",
    query: { filter: `collectionRef="users" && recordRef="ada" && ${adminOnlyTerm}` },
  });
  const unlink = requestOf(calls.unlinkProvider, { path: { ...path, provider: "google", link: "link1" } });
  expect(unlink).toMatchObject({ method: "DELETE", path: "api/collections/_externalAuths/records/link1" });
});

const save = call("PATCH /api/collections/:collection/records/:id", {
  fixedQuery: { expand: "crew" },
  body: typeOf<object>(),
});

test("keeps fields in the body that are named like parts of the request", () => {
  const body = { id: "2", collection: "b", filter: "", expand: null, page: 0, path: "p", query: "q", body: "r" };
  expect(requestOf(save, { path: { collection: "a", id: "1" }, body })).toEqual({
    method: "PATCH",
    path: "api/collections/a/records/1",
    query: { expand: "crew" },
    body,
  });
});

test.each([[{}], [{ id: "1" }], [{ collection: "", id: "1" }], [{ collection: "a", id: " " }]])(
  "refuses a path without one of its parts (%j)",
  (path) => {
    expect(() => requestOf(save, { path, body: {} })).toThrow(/is called without its "(id|collection)"\.$/);
  },
);

test.each([".", ".."])("refuses an id of dots (%s)", (id) => {
  expect(() => requestOf(calls.removeAdmin, { path: { id } })).toThrow(texts.failure.noRow);
});

test("refuses an id that is the name of another call", () => {
  expect(() => requestOf(calls.readLog, { path: { id: "stats" } })).toThrow(texts.failure.noRow);
});

test("sends no body if none is given", () => {
  expect(requestOf(calls.renewSession).body).toBeUndefined();
  const remove = call("DELETE /api/boats/:id");
  expect(requestOf(remove, { path: { id: "1" } })).toMatchObject({ path: "api/boats/1", body: undefined });
});

test.each([
  ["GET", true, false],
  ["POST", false, false],
  ["PATCH", false, true],
  ["PUT", false, true],
  ["DELETE", false, true],
] as const)("classifies %s: reads %s, changes %s", (method, reads, changes) => {
  const made = call(`${method} /api/boats`);
  expect([isRead(made), modifiesExisting(made)]).toEqual([reads, changes]);
});

test("reads when a token ends, and takes other texts as expired", () => {
  expect(expiryOf(tokenUntil(now))).toBe(now.getTime());
  for (const token of ["", "a.b.c", "a", `a.${btoa("null")}.c`, `a.${btoa('{"exp":"soon"}')}.c`])
    expect(expiryOf(token)).toBe(0);
});

test("reads claims with letters that only base64url has", () => {
  // The claims have both letters that base64url writes differently.
  const claims = btoa(JSON.stringify({ exp: 1_700_000_000, of: "??>>~~" }));
  expect(claims).toMatch(/[+/]/);
  expect(expiryOf(`a.${claims.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.c`)).toBe(
    1_700_000_000_000,
  );
});

test("renews a token after half of its life", () => {
  const token = tokenUntil(new Date(10_000));
  expect(needsRenewal(token, 0, 5000)).toBe(false);
  expect(needsRenewal(token, 0, 5001)).toBe(true);
});

test("never renews a token that the backend returns unchanged", () => {
  expect(needsRenewal(tokenUntil(new Date(10_000), { refreshable: false }), 0, 9999)).toBe(false);
  expect(needsRenewal(tokenUntil(new Date(10_000), { refreshable: true }), 0, 9999)).toBe(true);
});

test("requests rows by the entry in the path, and by page", () => {
  const asked = { itemId: "boats", sort: "-created", filter: "", expand: "crew" };
  expect(encodeRows(calls.listRecords, asked, { page: 2 })).toEqual({
    path: { collection: "boats" },
    query: { page: 2, sort: "-created", filter: "", expand: "crew" },
  });
});

test("requests another page as the total says", () => {
  const page = { page: 1, perPage: 30, totalItems: 31, totalPages: 2, items: [] };
  const asked = { sort: "-created", filter: "", expand: "" };
  expect(nextPage(page, [page], asked)).toEqual({ page: 2 });
  expect(nextPage({ ...page, page: 2 }, [page], asked)).toBeUndefined();
  expect(nextPage({ ...page, totalItems: 0, totalPages: 0 }, [page], asked)).toBeUndefined();
});

test("reports shifted rows if the total falls, except behind an anchor", () => {
  const asked = { sort: "-created", filter: "" };
  const resolvePages = (...totals: readonly number[]) =>
    totals.map((totalItems, index) => ({ page: index + 1, perPage: 30, totalItems, totalPages: 8, items: [] }));
  expect(haveRowsShifted(resolvePages(), asked)).toBe(false);
  expect(haveRowsShifted(resolvePages(240, 240, 245), asked)).toBe(false);
  expect(haveRowsShifted(resolvePages(240, 230), asked)).toBe(true);
  expect(haveRowsShifted(resolvePages(240, 230, 240), asked)).toBe(true);
  expect(haveRowsShifted(resolvePages(240, 230), { ...asked, anchor: "created" })).toBe(false);
});

test("limits later pages to rows that are no newer than the first page", () => {
  const asked = { sort: "-rowid", filter: "status > 200", expand: "", anchor: "created" };
  const pageWith = (page: number, ...items: readonly { created: string }[]) => ({
    page,
    perPage: 2,
    totalItems: 5,
    totalPages: 3,
    items: [...items],
  });
  // Stored slightly later than the next entry.
  const first = pageWith(1, { created: "2022-12-05 10:59:59.900Z" }, { created: "2022-12-05 11:00:00.123Z" });
  const second = pageWith(2, { created: "2022-12-05 09:00:00.000Z" });
  const next = { page: 2, until: "2022-12-05 11:00:00.123Z", total: first.totalItems };
  expect(nextPage(first, [first], asked)).toEqual(next);
  expect(nextPage(second, [first, second], asked)).toEqual({ ...next, page: 3 });
  const asking = (change: object, page: typeof next | { page: number }) =>
    encodeRows(calls.listLogs, { ...asked, ...change }, page);
  expect(asking({}, { page: 1 }).query).toMatchObject({ page: 1, filter: "status > 200" });
  const { anchor: _anchor, ...rest } = asked;
  expect(asking({}, next)).toEqual({
    path: {},
    query: { ...rest, page: 2, filter: 'status > 200 && created <= "2022-12-05 11:00:00.123Z"' },
  });
  expect(asking({ filter: "" }, next).query.filter).toBe('created <= "2022-12-05 11:00:00.123Z"');
});

test.each([[undefined], [null], ["<html>"], [{}], [{ message: "", data: null }], [{ message: 5 }]])(
  "gives a refusal without a message (%j) our own message",
  (body) => {
    expect(decodeFailure(calls.readSettings, 502, body)).toMatchObject({
      status: 502,
      message: generic.message,
      data: {},
    });
  },
);

test("turns any thrown value into a failure", () => {
  const failure = new Failure("No.");
  expect(toFailure(failure)).toBe(failure);
  expect(toFailure(new TypeError("Broken."))).toMatchObject({ message: "Broken.", status: 0 });
  expect(toFailure("Broken.")).toMatchObject({ message: "Broken.", aborted: false });
});
