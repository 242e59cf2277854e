import type { OperationOn } from "../language/api-preview";
import type { Collection } from "../types/collection";
import { needsAdmin } from "./sample-texts";
import { calls } from "../backend/calls";
import { isAuth, isNoView, newAccount, ownFields } from "./record-parameters";

const records = "/api/collections/{collection}/records";

/** Operation that sends several changes in one request. */
export const batchOperation: OperationOn<Collection> = {
  since: "v0.23",
  tab: "Batch",
  route: "POST /api/batch",
  where: [isNoView],
  intro: [
    "Creates, changes and deletes several records in one request, of {collection} and of other collections. If one part fails, nothing is changed.",
  ],
  off: {
    while: { read: calls.readSettings, path: "batch.enabled", equals: false },
    note: "Batch requests are switched off. Every call returns 403.",
    link: { label: "Open settings", to: "/settings" },
  },
  token: { admins: needsAdmin, rules: ["createRule", "updateRule", "deleteRule"] },
  body: [
    {
      name: "requests",
      type: "Array",
      required: true,
      description: "The parts: objects with these properties.",
    },
    {
      name: "requests.N.method",
      type: "String",
      required: true,
      description: "POST creates, PATCH changes, PUT changes or creates, DELETE deletes.",
    },
    {
      name: "requests.N.url",
      type: "String",
      required: true,
      description: `${records}, followed by the id for PATCH and DELETE. PUT has the id in its body.`,
    },
    { name: "requests.N.body", type: "Object", description: "The fields of the record." },
    {
      name: "requests.N.headers",
      type: "Object",
      description: "Headers of the part. All parts share one Authorization.",
    },
    {
      name: "requests.N.FIELD",
      type: "File",
      description: "A file in multipart/form-data. All else is JSON in the part @jsonPayload.",
    },
  ],
  record: [{ group: "Auth fields", where: isAuth, show: newAccount }, ownFields],
  sends: {
    requests: [
      { method: "POST", url: records, body: "{body}" },
      { method: "PATCH", url: `${records}/RECORD_ID`, body: "{changes}" },
      { method: "PUT", url: records, body: "{otherChanges}" },
      { method: "DELETE", url: `${records}/OTHER_RECORD_ID` },
    ],
  },
  files: { payload: "@jsonPayload", named: "requests.0.{field}" },
  code: [
    { run: "createBatch()", result: "batch" },
    { of: "batch", method: "create", arguments: [{ name: "body", value: "{body}" }] },
    { of: "batch", method: "update", arguments: [{ value: "RECORD_ID" }, { name: "body", value: "{changes}" }] },
    {
      comment: "Changes the record of this id, or creates it.",
      of: "batch",
      method: "upsert",
      arguments: [{ name: "body", value: "{otherChanges}" }],
    },
    { of: "batch", method: "delete", arguments: [{ value: "OTHER_RECORD_ID" }] },
    { comment: "Sends the batch.", run: "send()", of: "batch", result: "results", awaited: true },
  ],
  answers: [
    {
      status: 200,
      body: [
        { status: 200, body: "{record}" },
        { status: 200, body: "{record}" },
        { status: 200, body: "{otherRecord}" },
        { status: 204, body: null },
      ],
    },
    {
      status: 400,
      body: {
        status: 400,
        message: "Batch transaction failed.",
        data: {
          requests: {
            0: {
              code: "batch_request_failed",
              message: "Batch request failed.",
              // The same error as outside a batch.
              response: { status: 400, message: "Failed to create record.", data: {} },
            },
          },
        },
      },
    },
    { status: 403, message: "Batch requests are not allowed." },
  ],
};
