import { expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { adminOnlyTerm } from "../../../definitions/backend/filter";
import { generic } from "../../../definitions/backend/limits";
import { call, typeOf } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { decodeFailure, encodeRows, haveRowsShifted, nextPage } from "../../../src/runtime/model/calls/codecs";
import { Failure, toFailure } from "../../../src/runtime/model/calls/failure";
import { modifiesExisting, isRead, requestOf } from "../../../src/runtime/model/calls/request";
import { needsRenewal, expiryOf } from "../../../src/runtime/model/calls/token";
import { now, tokenUntil } from "../../support/fixtures";

test("the parts of the path, the query and the body are each in their own place", () => {
  expect(requestOf(calls.listRecords, { path: { collection: "a/b" }, query: { page: 2, sort: "-created" } })).toEqual({
    method: "GET",
    path: "api/collections/a%2Fb/records",
    query: { perPage: "30", page: "2", sort: "-created", filter: adminOnlyTerm },
    body: undefined,
  });
});

test("what is empty is not asked for; 0 and false are", () => {
  const query = { page: 0, sort: "", filter: undefined, expand: false };
  expect(requestOf(calls.listRecords, { path: { collection: "a" }, query }).query).toEqual({
    perPage: "30",
    page: "0",
    expand: "false",
    filter: adminOnlyTerm,
  });
});

test("a list of records asks for what only admins may ask, behind the whole filter of the admin", () => {
  const filter = requestOf(calls.listRecords, {
    path: { collection: "a" },
    query: { filter: " a = 1 || b = 2\n" },
  }).query;
  expect(filter).toMatchObject({ filter: `a = 1 || b = 2 && ${adminOnlyTerm}` });
  expect(requestOf(calls.findLogs, { query: { filter: "a = 1 || b = 2" } }).query).toMatchObject({
    filter: "a = 1 || b = 2",
  });
});

test("one may ask for another number of rows than the call does", () => {
  expect(requestOf(calls.listCollections, { query: { page: 1, perPage: 5 } }).query).toMatchObject({ perPage: "5" });
});

const save = call("PATCH /api/collections/:collection/records/:id", {
  fixedQuery: { expand: "crew" },
  body: typeOf<object>(),
});

test("a record's own fields that are called as parts of the path, or as what is asked for, stay in the body", () => {
  const body = { id: "2", collection: "b", filter: "", expand: null, page: 0, path: "p", query: "q", body: "r" };
  expect(requestOf(save, { path: { collection: "a", id: "1" }, body })).toEqual({
    method: "PATCH",
    path: "api/collections/a/records/1",
    query: { expand: "crew" },
    body,
  });
});

test.each([[{}], [{ id: "1" }], [{ collection: "", id: "1" }], [{ collection: "a", id: " " }]])(
  "a path without one of its parts (%j) is no request",
  (path) => {
    expect(() => requestOf(save, { path, body: {} })).toThrow(/is called without its "(id|collection)"\.$/);
  },
);

test.each([".", ".."])("an id of dots (%s) would lead elsewhere: there is no such row", (id) => {
  expect(() => requestOf(calls.removeAdmin, { path: { id } })).toThrow(texts.failure.noRow);
});

test("an id that is the name of another call is no row's", () => {
  expect(() => requestOf(calls.readLog, { path: { id: "stats" } })).toThrow(texts.failure.noRow);
});

test("a call that is given nothing has no body", () => {
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
] as const)("%s only reads: %s; changes what is there: %s", (method, reads, changes) => {
  const made = call(`${method} /api/boats`);
  expect([isRead(made), modifiesExisting(made)]).toEqual([reads, changes]);
});

test("a token tells when it ends; what is no token ended long ago", () => {
  expect(expiryOf(tokenUntil(now))).toBe(now.getTime());
  for (const token of ["", "a.b.c", "a", `a.${btoa("null")}.c`, `a.${btoa('{"exp":"soon"}')}.c`])
    expect(expiryOf(token)).toBe(0);
});

test("a token's claims may have letters that plain base64 has not", () => {
  // The claims have both of the letters that are written differently in addresses.
  const claims = btoa(JSON.stringify({ exp: 1_700_000_000, of: "??>>~~" }));
  expect(claims).toMatch(/[+/]/);
  expect(expiryOf(`a.${claims.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.c`)).toBe(
    1_700_000_000_000,
  );
});

test("a token is renewed once half of its life has passed", () => {
  const token = tokenUntil(new Date(10_000));
  expect(needsRenewal(token, 0, 5000)).toBe(false);
  expect(needsRenewal(token, 0, 5001)).toBe(true);
});

test("never renews a token that the backend gives back as it is", () => {
  expect(needsRenewal(tokenUntil(new Date(10_000), { refreshable: false }), 0, 9999)).toBe(false);
  expect(needsRenewal(tokenUntil(new Date(10_000), { refreshable: true }), 0, 9999)).toBe(true);
});

test("rows are asked for by entry, which is the part of the path, and page", () => {
  const asked = { itemId: "boats", sort: "-created", filter: "", expand: "crew" };
  expect(encodeRows(calls.listRecords, asked, { page: 2 })).toEqual({
    path: { collection: "boats" },
    query: { page: 2, sort: "-created", filter: "", expand: "crew" },
  });
});

test("the total says whether there is another page, not what stands on this one", () => {
  const page = { page: 1, perPage: 30, totalItems: 31, totalPages: 2, items: [] };
  const asked = { sort: "-created", filter: "", expand: "" };
  expect(nextPage(page, [page], asked)).toEqual({ page: 2 });
  expect(nextPage({ ...page, page: 2 }, [page], asked)).toBeUndefined();
  expect(nextPage({ ...page, totalItems: 0, totalPages: 0 }, [page], asked)).toBeUndefined();
});

test("a total that falls from one page to the next says that rows have moved up, but not where the oldest go alone", () => {
  const asked = { sort: "-created", filter: "" };
  const pagesOf = (...totals: readonly number[]) =>
    totals.map((totalItems, index) => ({ page: index + 1, perPage: 30, totalItems, totalPages: 8, items: [] }));
  expect(haveRowsShifted(pagesOf(), asked)).toBe(false);
  expect(haveRowsShifted(pagesOf(240, 240, 245), asked)).toBe(false);
  expect(haveRowsShifted(pagesOf(240, 230), asked)).toBe(true);
  expect(haveRowsShifted(pagesOf(240, 230, 240), asked)).toBe(true);
  expect(haveRowsShifted(pagesOf(240, 230), { ...asked, anchor: "created" })).toBe(false);
});

test("newer rows do not push the pages on: the next ones are no newer than the newest of the first page", () => {
  const asked = { sort: "-rowid", filter: "status > 200", expand: "", anchor: "created" };
  const pageWith = (page: number, ...items: readonly { created: string }[]) => ({
    page,
    perPage: 2,
    totalItems: 5,
    totalPages: 3,
    items: [...items],
  });
  // Stored a little later than what came after it.
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

test("a refusal keeps its status, its words and its tree of errors", () => {
  expect(decodeFailure(calls.readSettings, 400, { code: 400, message: "No.", data: { a: 1 } })).toMatchObject({
    status: 400,
    message: "No.",
    data: { a: 1 },
    aborted: false,
  });
});

test.each([[undefined], [null], ["<html>"], [{}], [{ message: "", data: null }], [{ message: 5 }]])(
  "a refusal without words (%j) has ours",
  (body) => {
    expect(decodeFailure(calls.readSettings, 502, body)).toMatchObject({
      status: 502,
      message: generic.message,
      data: {},
    });
  },
);

test("whatever was thrown is a failure", () => {
  const failure = new Failure("No.");
  expect(toFailure(failure)).toBe(failure);
  expect(toFailure(new TypeError("Broken."))).toMatchObject({ message: "Broken.", status: 0 });
  expect(toFailure("Broken.")).toMatchObject({ message: "Broken.", aborted: false });
});
