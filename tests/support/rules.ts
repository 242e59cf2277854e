import type { Collection } from "../../definitions/types/collection";
import type { FieldTypeName } from "../../definitions/types/field";

/** A field by its id, its name, its type and, for a relation, the id of what it leads to. */
export type MadeField = readonly [id: string, name: string, type?: FieldTypeName, target?: string];

/** A collection for tests of rules. Omitted rules are for admins only. */
export const madeCollection = (
  id: string,
  name: string,
  fields: readonly MadeField[],
  more: Partial<Collection> = {},
): Collection => ({
  id,
  name,
  created: "2022-12-04 09:41:07.000Z",
  updated: "2022-12-04 09:41:07.000Z",
  type: "base",
  system: false,
  fields: fields.map(([fieldId, fieldName, type = "text", target]) => ({
    id: fieldId,
    name: fieldName,
    type,
    required: false,
    unique: false,
    system: false,
    ...(target !== undefined && { collectionId: target }),
  })),
  listRule: null,
  viewRule: null,
  createRule: null,
  updateRule: null,
  deleteRule: null,
  manageRule: null,
  allowUsernameAuth: true,
  allowEmailAuth: true,
  allowOAuth2Auth: true,
  minPasswordLength: 8,
  requireEmail: false,
  ...more,
});

/** Orders of accounts, whose vessels have a home port. */
export const shipyard = {
  users: madeCollection(
    "users0000000001",
    "users",
    [
      ["role0001", "role"],
      ["ship0001", "ship", "relation", "vessels00000001"],
    ],
    {
      type: "auth",
      viewRule: "id = @request.auth.id",
      manageRule: '@request.auth.role = "chief"',
    },
  ),
  orders: madeCollection("orders000000001", "orders", [
    ["title001", "title"],
    ["status01", "status", "select"],
    ["customer", "customer", "relation", "users0000000001"],
    ["vessel01", "vessel", "relation", "vessels00000001"],
    ["meta0001", "meta", "json"],
    ["total001", "total", "number"],
  ]),
  vessels: madeCollection("vessels00000001", "vessels", [
    ["name0001", "name"],
    ["port0001", "port", "relation", "ports0000000001"],
    ["next0001", "next", "relation", "vessels00000001"],
  ]),
  ports: madeCollection("ports0000000001", "ports", [["city0001", "city"]]),
};

/** All collections of the shipyard. */
export const fleet = Object.values(shipyard);

/** Renames fields by their ids; null removes one. */
export const withFields = (collection: Collection, names: Readonly<Record<string, string | null>>): Collection => ({
  ...collection,
  fields: collection.fields.flatMap((field) => {
    const name = names[field.id];
    return name === null ? [] : [name === undefined ? field : { ...field, name }];
  }),
});
