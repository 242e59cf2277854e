import type { ApiDefinition, CodeStep, OperationOn } from "../language/api-preview";
import { byVersion } from "../language/availability";
import type { Collection } from "../types/collection";
import { operators } from "../backend/filter";
import { batchOperation } from "./batch-api";
import {
  answerParameters,
  changedAccount,
  expand,
  id,
  isAuth,
  isNoView,
  newAccount,
  ownFields,
  record,
} from "./record-parameters";
import { accountOperations } from "./accounts-api";
import { signInOperations } from "./sign-in-api";
import { needsAdmin, notFound, onlyAdmins, sampleWords } from "./sample-texts";

const isNoAuth = { type: { not: "auth" } } as const;

const notCreated = "Failed to create record.";
const toAdmins = { rule: "createRule", message: "{notCreatedByAdmin}" } as const;

const isBlank = { code: "validation_required", message: "Cannot be blank." };
const isMissing = { field: "{firstField}", code: "validation_required", message: "{missing}" };

const allRecords = {
  comment: "All records, fetched 200 at a time.",
  method: "getFullList",
  options: { sort: "{order}" },
  result: "records",
} as const satisfies CodeStep;

const recordOperations: readonly OperationOn<Collection>[] = [
  {
    tab: "List/Search",
    route: "GET /api/collections/:collection/records",
    intro: ["Returns one page of {collection} records, with sorting and filtering."],
    token: { admins: needsAdmin, rules: ["listRule"] },
    query: [
      { name: "page", type: "Number", description: "The page to return, 1 by default.", sample: 1 },
      {
        name: "perPage",
        type: "Number",
        description: "Records on one page, 30 by default, {mostRecords} at most.",
        sample: 50,
      },
      {
        name: "sort",
        type: "String",
        description: "Fields to order by, separated by commas. A leading - means descending.",
        sample: "{order}",
      },
      {
        name: "filter",
        type: "String",
        description: "An expression that each returned record must match.",
        sample: "{filter}",
      },
      expand,
      ...answerParameters,
      {
        since: "v0.17",
        name: "skipTotal",
        type: "Boolean",
        description: "Skips counting, which is faster: totalItems and totalPages are -1.",
      },
    ],
    code: [
      {
        comment: "One page of records.",
        method: "getList",
        arguments: [
          { name: "page", value: 1 },
          { name: "perPage", value: 50 },
        ],
        options: { filter: "{filter}", sort: "{order}" },
        result: "page",
      },
      { before: "v0.23", show: [{ ...allRecords, arguments: [{ name: "batch", value: 200 }] }] },
      { since: "v0.23", show: [{ ...allRecords, options: { batch: 200, sort: "{order}" } }] },
      {
        comment: "The first record that matches a filter.",
        method: "getFirstListItem",
        arguments: [{ value: "{filter}" }],
        options: { expand: "{relations}" },
        result: "record",
      },
    ],
    answers: [
      {
        status: 200,
        body: { page: 1, perPage: 50, totalPages: 1, totalItems: 2, items: ["{record}", "{otherRecord}"] },
      },
      { status: 400, message: "{badFilter}" },
      { status: 403, message: onlyAdmins, locked: "listRule" },
    ],
  },
  {
    tab: "View",
    route: "GET /api/collections/:collection/records/:id",
    intro: ["Returns one record in {collection} by its id."],
    token: { admins: needsAdmin, rules: ["viewRule"] },
    path: [id],
    query: [expand, ...answerParameters],
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
    where: [isNoView],
    intro: [
      "Creates a record in {collection}.",
      "The body is sent as application/json or multipart/form-data; files need multipart/form-data.",
    ],
    token: { admins: needsAdmin, rules: ["createRule"] },
    query: [expand, ...answerParameters],
    files: true,
    body: [
      { name: "id", type: "String", description: "Generated if omitted." },
      { group: "Auth fields", where: isAuth, show: newAccount },
      ownFields,
    ],
    code: [{ method: "create", arguments: [{ name: "body", value: "{body}" }], result: "record" }],
    answers: [
      { status: 200, body: "{record}" },
      { status: 400, where: isAuth, message: notCreated, toAdmins, fault: { field: "password", ...isBlank } },
      { status: 400, where: isNoAuth, message: notCreated, toAdmins, fault: isMissing },
      { status: 403, message: onlyAdmins, locked: "createRule" },
    ],
  },
  {
    tab: "Update",
    route: "PATCH /api/collections/:collection/records/:id",
    where: [isNoView],
    intro: [
      "Changes a record in {collection}. Omitted fields are unchanged.",
      "The body is sent as application/json or multipart/form-data; files need multipart/form-data.",
    ],
    token: { admins: needsAdmin, rules: ["updateRule"] },
    path: [id],
    query: [expand, ...answerParameters],
    body: [
      { group: "Auth fields", where: isAuth, show: changedAccount },
      { ...ownFields, optional: true },
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
      { status: 400, where: isAuth, message: "{notUpdated}", fault: { field: "{neverBlank}", ...isBlank } },
      { status: 400, where: isNoAuth, message: "{notUpdated}", fault: isMissing },
      { status: 403, message: onlyAdmins, locked: "updateRule" },
      { status: 404, message: notFound },
    ],
  },
  {
    tab: "Delete",
    route: "DELETE /api/collections/:collection/records/:id",
    where: [isNoView],
    intro: ["Deletes a record in {collection}, and its files."],
    token: { admins: needsAdmin, rules: ["deleteRule"] },
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
  batchOperation,
  {
    tab: "Realtime",
    route: "GET /api/realtime",
    shownAs: "SSE",
    where: [isNoView],
    intro: ["Sends an event for each record in {collection} that is created, updated or deleted."],
    note: "Subscribing to one record needs the view rule of the collection, subscribing to all records its list rule.",
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
        comment: "Unsubscribe from one record, from any record, from everything.",
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

/** API documentation of a collection's records. */
export const recordsApi: ApiDefinition = {
  record,
  operations: [recordOperations, [...signInOperations, ...accountOperations]],
  words: sampleWords,
  adminClient: byVersion({ "v0.8": "admins", "v0.23": "collection('_superusers')" }),
  statusName: byVersion({ "v0.8": "code", "v0.23": "status" }),
  filter: {
    parameter: "filter",
    sample: 'OPERAND OPERATOR OPERAND, for example title = "abc" && created > "2022-01-01"',
    operators,
    notes: [
      "An operand is a field, a text in either kind of quotes, a number, null, true or false.",
      "If the text after ~ has no %, it matches anywhere.",
      "Comparisons are joined by && and ||, which are read from left to right, and grouped by brackets.",
    ],
  },
};
