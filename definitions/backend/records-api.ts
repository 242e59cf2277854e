import type { Api, OperationOn } from "../language/api-preview";
import type { Collection } from "../types/collection";
import { operators } from "./filter";
import { generic } from "./limits";
import { changedAccount, expand, id, isAuth, newAccount, record } from "./record-parameters";
import { notFound, onlyAdmins, signInOperations } from "./accounts-api";

const isNoAuth = { type: { not: "auth" } } as const;

const needsAdmin = "Requires admin Authorization:TOKEN header";

const notCreated = "Failed to create record.";
const toAdmins = { rule: "createRule", message: generic.message } as const;

const isRequired = { code: "validation_required", message: "Cannot be blank." };

const recordOperations: readonly OperationOn<Collection>[] = [
  {
    tab: "List/Search",
    route: "GET /api/collections/:collection/records",
    intro: ["Returns one page of {collection} records, with sorting and filtering."],
    token: { admins: needsAdmin, rule: "listRule" },
    query: [
      { name: "page", type: "Number", description: "The page to return, 1 by default.", sample: 1 },
      { name: "perPage", type: "Number", description: "Records on one page, 30 by default, 500 at most.", sample: 50 },
      {
        name: "sort",
        type: "String",
        description: "Fields to order by, separated by commas. A leading - means descending.",
        sample: "-created",
      },
      {
        name: "filter",
        type: "String",
        description: "An expression that each returned record must match.",
        sample: 'created >= "2022-01-01 00:00:00"',
      },
      expand,
    ],
    code: [
      {
        comment: "One page of records.",
        method: "getList",
        arguments: [
          { name: "page", value: 1 },
          { name: "perPage", value: 50 },
        ],
        options: { filter: 'created >= "2022-01-01 00:00:00"', sort: "-created" },
        result: "page",
      },
      {
        comment: "All records, fetched 200 at a time.",
        method: "getFullList",
        arguments: [{ name: "batch", value: 200 }],
        options: { sort: "-created" },
        result: "records",
      },
      {
        comment: "The first record that matches a filter.",
        method: "getFirstListItem",
        arguments: [{ value: 'created >= "2022-01-01 00:00:00"' }],
        options: { expand: "{relations}" },
        result: "record",
      },
    ],
    answers: [
      {
        status: 200,
        body: { page: 1, perPage: 50, totalPages: 1, totalItems: 2, items: ["{record}", "{otherRecord}"] },
      },
      { status: 400, message: "Invalid filter parameters." },
      { status: 403, message: onlyAdmins, locked: "listRule" },
    ],
  },
  {
    tab: "View",
    route: "GET /api/collections/:collection/records/:id",
    intro: ["Returns one record in {collection} by its id."],
    token: { admins: needsAdmin, rule: "viewRule" },
    path: [id],
    query: [expand],
    code: [
      {
        method: "getOne",
        arguments: [{ value: "RECORD_ID" }],
        options: { expand: "{relations}" },
        result: "record",
      },
    ],
    answers: [
      { status: 200, body: "{record}" },
      { status: 403, message: onlyAdmins, locked: "viewRule" },
      { status: 404, message: notFound },
    ],
  },
  {
    tab: "Create",
    route: "POST /api/collections/:collection/records",
    intro: [
      "Creates a record in {collection}.",
      "The body is sent as application/json or multipart/form-data; files can be sent as multipart/form-data alone.",
    ],
    token: { admins: needsAdmin, rule: "createRule" },
    query: [expand],
    files: true,
    body: [
      { name: "id", type: "String", description: "15 characters. Generated where it is left out." },
      { group: "Auth fields", where: isAuth, show: newAccount },
      { group: "Schema fields", eachField: true },
    ],
    code: [{ method: "create", arguments: [{ name: "body", value: "{body}" }], result: "record" }],
    answers: [
      { status: 200, body: "{record}" },
      { status: 400, where: isAuth, message: notCreated, toAdmins, fault: { field: "password", ...isRequired } },
      {
        status: 400,
        where: isNoAuth,
        message: notCreated,
        toAdmins,
        fault: { field: "{firstField}", code: "validation_required", message: "Missing required value." },
      },
      { status: 403, message: onlyAdmins, locked: "createRule" },
    ],
  },
  {
    tab: "Update",
    route: "PATCH /api/collections/:collection/records/:id",
    intro: [
      "Changes a record in {collection}. What is left out stays as it is.",
      "The body is sent as application/json or multipart/form-data; files can be sent as multipart/form-data alone.",
    ],
    token: { admins: needsAdmin, rule: "updateRule" },
    path: [id],
    query: [expand],
    body: [
      { group: "Auth fields", where: isAuth, show: changedAccount },
      { group: "Schema fields", eachField: true, optional: true },
    ],
    code: [
      {
        method: "update",
        arguments: [{ value: "RECORD_ID" }, { name: "body", value: "{body}" }],
        result: "record",
      },
    ],
    answers: [
      { status: 200, body: "{record}" },
      { status: 400, where: isAuth, message: generic.message, fault: { field: "username", ...isRequired } },
      {
        status: 400,
        where: isNoAuth,
        message: generic.message,
        fault: { field: "{firstField}", code: "validation_required", message: "Missing required value." },
      },
      { status: 403, message: onlyAdmins, locked: "updateRule" },
      { status: 404, message: notFound },
    ],
  },
  {
    tab: "Delete",
    route: "DELETE /api/collections/:collection/records/:id",
    intro: ["Deletes a record in {collection}, and its files."],
    token: { admins: needsAdmin, rule: "deleteRule" },
    path: [id],
    code: [{ method: "delete", arguments: [{ value: "RECORD_ID" }] }],
    answers: [
      { status: 204, body: null },
      {
        status: 400,
        message: "Failed to delete record. Make sure that the record is not part of a required relation reference.",
      },
      { status: 403, message: onlyAdmins, locked: "deleteRule" },
      { status: 404, message: notFound },
    ],
  },
  {
    tab: "Realtime",
    route: "GET /api/realtime",
    shownAs: "SSE",
    intro: ["Sends an event for each record in {collection} that is created, updated or deleted."],
    note: "Who subscribes to one record must pass the view rule of the collection, who subscribes to the whole collection its list rule.",
    follows: {
      route: "POST /api/realtime",
      body: { clientId: "CLIENT_ID", subscriptions: ["{collection}", "{collection}/RECORD_ID"] },
    },
    code: [
      {
        comment: "Changes of any record.",
        method: "subscribe",
        arguments: [{ value: "*" }, { prints: ["action", "record"] }],
      },
      {
        comment: "Changes of one record.",
        method: "subscribe",
        arguments: [{ value: "RECORD_ID" }, { prints: ["action", "record"] }],
      },
      {
        comment: "No more of one record, no more of any, no more at all.",
        method: "unsubscribe",
        arguments: [{ value: "RECORD_ID" }],
      },
      { method: "unsubscribe", arguments: [{ value: "*" }] },
      { method: "unsubscribe" },
    ],
    answersLabel: "Event data format",
    answers: [{ status: 200, body: { action: "create", record: "{record}" } }],
  },
];

/** All that the API does with the records of a collection, told as it is documented. */
export const recordsApi: Api = {
  record,
  operations: [...recordOperations, ...signInOperations],
  filter: {
    parameter: "filter",
    sample: 'OPERAND OPERATOR OPERAND, for example title = "abc" && created > "2022-01-01"',
    operators,
    notes: [
      "An operand is a field, a text in either kind of quotes, a number, null, true or false.",
      "Where the text after ~ has no %, it may have anything around it.",
      "Comparisons are joined by && and ||, which are read from left to right, and grouped by brackets.",
    ],
  },
};
