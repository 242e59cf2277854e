import { expect, test } from "vitest";
import { screens } from "../../../support/product";
import type { TablePage } from "../../../../definitions/language/table";
import { isCompleteQuery, queryOf, readAddress } from "../../../../src/runtime/model/table/address";

const { admins, collections, logs }: Record<"admins" | "collections" | "logs", TablePage> = screens;
const read = (page: TablePage, query: string) => readAddress(page, new URLSearchParams(query));

test("reads an address as it was written", () => {
  const address = {
    item: "abc",
    filter: 'a > "1" && b',
    sort: "+name",
    include: undefined,
    range: undefined,
    opened: undefined,
  };
  expect(queryOf(collections, address)).toBe("collectionId=abc&filter=a+%3E+%221%22+%26%26+b&sort=%2Bname");
  expect(read(collections, queryOf(collections, address))).toEqual(address);
  const log = {
    ...address,
    item: "",
    sort: "-rowid",
    include: false,
    range: [1, 2] as const,
    opened: { param: "logId", id: "x", tab: undefined },
  };
  expect(queryOf(logs, log)).toBe("filter=a+%3E+%221%22+%26%26+b&all=0&range=1-2&logId=x");
  expect(read(logs, queryOf(logs, log))).toEqual(log);
});

test("opens one panel at a time, with its tab", () => {
  const query = "collectionId=abc&filter=&sort=-created&editCollection=new&tab=API+Rules";
  const opened = { param: "editCollection", id: "new", tab: "API Rules" };
  expect(read(collections, query).opened).toEqual(opened);
  expect(queryOf(collections, { item: "abc", opened })).toBe(query);
});

test("ignores parameters that a page does not have", () => {
  expect(read(admins, "collectionId=abc&range=x&adminId=")).toEqual({
    item: "",
    filter: "",
    sort: "-created",
    include: undefined,
    range: undefined,
    opened: undefined,
  });
  expect(read(logs, "sort=-url").sort).toBe("-rowid");
  for (const range of ["2-1", "1-1", "a-b", "1-99999999999999999"])
    expect(read(logs, `range=${range}`).range).toBe(undefined);
});

test("requires filter and sort in an address of rows", () => {
  const complete = (page: TablePage, query: string) => isCompleteQuery(page, new URLSearchParams(query));
  expect(complete(collections, "filter=&sort=-created")).toBe(true);
  expect(complete(collections, "filter=&sort=")).toBe(false);
  expect(complete(collections, "sort=-created")).toBe(false);
  expect(complete(logs, "filter=")).toBe(true);
  expect(complete(collections, "collection=abc&filter=&sort=-created")).toBe(false);
});

test("reads the parameters of the backend's own dashboards", () => {
  const rows = { item: "notes", filter: "a=1", sort: "+b" };
  const record = { param: "recordId", id: "r1", tab: undefined };
  const query = "filter=a%3D1&sort=%2Bb";
  expect(read(collections, `collectionId=notes&recordId=r1&${query}`)).toMatchObject({ ...rows, opened: record });
  expect(read(collections, `collection=notes&record=r1&${query}`)).toMatchObject({ ...rows, opened: record });
  expect(read(collections, "collection=new").item).toBe("new");
  expect(read(collections, "collectionId=&collection=notes")).toMatchObject({ item: "notes", opened: undefined });
  const log = { filter: "a=1", include: true, opened: { param: "logId", id: "l1" } };
  for (const name of ["adminRequests", "superuserRequests"])
    expect(read(logs, `logId=l1&filter=a%3D1&${name}=1`)).toMatchObject(log);
});

test("opens the editor of an address from before `editCollection`", () => {
  const opened = { param: "editCollection", id: "abc", tab: undefined };
  expect(read(collections, "collectionId=xyz&collection=abc")).toMatchObject({ item: "xyz", opened });
  expect(read(collections, "collectionId=xyz&collection=def&editCollection=abc")).toMatchObject({
    item: "xyz",
    opened,
  });
});

test("takes the page's own parameter where both names are there", () => {
  const both = read(collections, "collectionId=xyz&recordId=r1&record=r2");
  expect(both.opened).toEqual({ param: "recordId", id: "r1", tab: undefined });
});
