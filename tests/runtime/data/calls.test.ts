import { expect, test } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { generic } from "../../../definitions/backend/limits";
import { call } from "../../../definitions/language/call";
import { decodeFailure, decodeSession, encodeRows, nextPage } from "../../../src/runtime/model/calls/codecs";
import { Failure, failureOf } from "../../../src/runtime/model/calls/failure";
import { requestOf } from "../../../src/runtime/model/calls/request";
import { needsRenewal, expiryOf } from "../../../src/runtime/model/calls/token";
import { admin, now, tokenUntil } from "../../support/fixtures";

test("what a path names is taken from the payload, the rest of a read goes into the query", () => {
  const payload = { collection: "a/b", page: 2, sort: "-created" };
  expect(requestOf(calls.listRecords, payload)).toEqual({
    method: "GET",
    path: "api/collections/a%2Fb/records",
    query: { perPage: "30", page: "2", sort: "-created" },
    body: undefined,
  });
});

test("what is empty is not asked for; 0 and false are", () => {
  const asked = { collection: "a", page: 0, sort: "", filter: undefined, expand: false };
  expect(requestOf(calls.listRecords, asked).query).toEqual({ perPage: "30", page: "0", expand: "false" });
});

test("a payload may ask for another number of rows than the call does", () => {
  expect(requestOf(calls.listCollections, { page: 1, perPage: 5 }).query).toMatchObject({ perPage: "5" });
});

test("what is written goes into the body, without what the path took", () => {
  const save = call("PATCH /api/boats/:id", { query: { expand: "crew" } });
  expect(requestOf(save, { id: "1", name: "", crew: 0 })).toEqual({
    method: "PATCH",
    path: "api/boats/1",
    query: { expand: "crew" },
    body: { name: "", crew: 0 },
  });
});

test("a call without a payload has no body", () => {
  expect(requestOf(calls.renewSession).body).toBeUndefined();
  expect(requestOf(call("DELETE /api/boats/:id"), { id: "1" })).toMatchObject({ path: "api/boats/1", body: undefined });
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

test("a session is the token and the admin of the answer", () => {
  expect(decodeSession({ token: "t", admin })).toEqual({ token: "t", model: admin });
});

test("rows are asked for by entry and page", () => {
  const asked = { of: "boats", sort: "-created", filter: "", expand: "crew" };
  expect(encodeRows(asked, { page: 2 })).toEqual({
    collection: "boats",
    page: 2,
    sort: "-created",
    filter: "",
    expand: "crew",
  });
});

test("the total says whether there is another page, not what stands on this one", () => {
  const page = { page: 1, perPage: 30, totalItems: 31, totalPages: 2, items: [] };
  const asked = { sort: "-created", filter: "", expand: "" };
  expect(nextPage(page, [page], asked)).toEqual({ page: 2 });
  expect(nextPage({ ...page, page: 2 }, [page], asked)).toBeUndefined();
  expect(nextPage({ ...page, totalItems: 0, totalPages: 0 }, [page], asked)).toBeUndefined();
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
  const next = { page: 2, until: "2022-12-05 11:00:00.123Z" };
  expect(nextPage(first, [first], asked)).toEqual(next);
  expect(nextPage(second, [first, second], asked)).toEqual({ ...next, page: 3 });
  expect(encodeRows(asked, { page: 1 })).toMatchObject({ page: 1, filter: "status > 200" });
  const { anchor: _anchor, ...rest } = asked;
  expect(encodeRows(asked, next)).toEqual({
    ...rest,
    collection: undefined,
    page: 2,
    filter: 'status > 200 && created <= "2022-12-05 11:00:00.123Z"',
  });
  expect(encodeRows({ ...asked, filter: "" }, next).filter).toBe('created <= "2022-12-05 11:00:00.123Z"');
});

test("a refusal keeps its status, its words and its tree of errors", () => {
  expect(decodeFailure(400, { code: 400, message: "No.", data: { a: 1 } })).toMatchObject({
    status: 400,
    message: "No.",
    data: { a: 1 },
    aborted: false,
  });
});

test.each([[undefined], [null], ["<html>"], [{}], [{ message: "", data: null }], [{ message: 5 }]])(
  "a refusal without words (%j) has ours",
  (body) => {
    expect(decodeFailure(502, body)).toMatchObject({ status: 502, message: generic.message, data: {} });
  },
);

test("whatever was thrown is a failure", () => {
  const failure = new Failure("No.");
  expect(failureOf(failure)).toBe(failure);
  expect(failureOf(new TypeError("Broken."))).toMatchObject({ message: "Broken.", status: 0 });
  expect(failureOf("Broken.")).toMatchObject({ message: "Broken.", aborted: false });
});
