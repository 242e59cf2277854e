import { expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { selectBackend } from "../../src/backend/version/backend";
import { decodeBody, encodeBody } from "../../src/backend/dialects/translate";

const field = (name: string, type: string, options: object = {}) => ({ id: `f_${name}`, name, type, ...options });

const usualId = { min: 15, max: 15, pattern: "^[a-z0-9]+$", autogeneratePattern: "[a-z0-9]{15}" };

const decoded = (collection: object): unknown => {
  selectBackend("v0.40");
  return decodeBody(calls.listCollections, collection);
};

it("reads fields as the backend means them", () => {
  const fields = [
    { ...field("id", "text", usualId), system: true },
    field("title", "text", { min: 0, max: 0, pattern: "^x", presentable: true }),
    field("pages", "number", { min: 0, max: 5 }),
    field("kind", "select", { values: ["a"], maxSelect: 0 }),
    field("authors", "relation", { collectionId: "c", maxSelect: 999 }),
    field("papers", "file", { maxSelect: 0, maxSize: 0 }),
  ];
  expect(decoded({ id: "1", name: "notes", type: "base", listRule: null, fields, indexes: [] })).toEqual({
    id: "1",
    name: "notes",
    type: "base",
    listRule: null,
    indexes: [],
    ids: { required: false, min: 15, max: 15, pattern: "^[a-z0-9]+$" },
    fields: [
      field("title", "text", { min: null, max: null, pattern: "^x", presentable: true }),
      field("pages", "number", { min: 0, max: 5 }),
      field("kind", "select", { values: ["a"], maxSelect: 1 }),
      field("authors", "relation", { collectionId: "c", maxSelect: null }),
      field("papers", "file", { maxSelect: 1, maxSize: 5_242_880 }),
    ],
  });
});

it("reads the options of accounts from their own fields, and hides these", () => {
  const fields = [
    { ...field("password", "password", { min: 8 }), system: true },
    { ...field("email", "email", { onlyDomains: ["a.org"], exceptDomains: null, required: true }), system: true },
    field("verified", "bool"),
  ];
  expect(decoded({ id: "1", type: "auth", fields, authRule: "" })).toMatchObject({
    fields: [{ name: "verified" }],
    authRule: "",
    requireEmail: true,
    onlyEmailDomains: ["a.org"],
    minPasswordLength: 8,
  });
});

it("recognizes ids that only the backend can make", () => {
  const idsOf = (options: object) => ({
    id: "1",
    type: "base",
    fields: [{ ...field("id", "text", { ...usualId, ...options }), system: true }],
  });
  expect(decoded(idsOf({ min: 36, max: 36 }))).toMatchObject({ idsByBackend: true });
  expect(decoded(idsOf({ autogeneratePattern: "post_[a-z]{10}" }))).toMatchObject({ idsByBackend: true });
  expect(decoded(idsOf({}))).not.toHaveProperty("idsByBackend");
});

it("reads the options of the id, and whether one must be given", () => {
  const id = { ...field("id", "text", { min: 0, max: 0, pattern: "^.+$", autogeneratePattern: "" }), system: true };
  expect(decoded({ id: "1", type: "base", fields: [id] })).toMatchObject({
    ids: { required: true, min: null, max: null, pattern: "^.+$" },
  });
});

it("omits blank token secrets of a copy, so that the backend makes them", () => {
  selectBackend("v0.40");
  const copy = {
    name: "crew_copy",
    type: "auth",
    authToken: { duration: 9, secret: "" },
    fileToken: { secret: "typed" },
  };
  const sent = encodeBody(calls.addCollection, copy);
  expect(sent).toMatchObject({ authToken: { duration: 9 }, fileToken: { secret: "typed" } });
  expect(sent).not.toHaveProperty("authToken.secret");
});
