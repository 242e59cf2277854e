// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { pictures } from "../../definitions/backend/files";
import { sessionKey } from "../../definitions/backend/backend-limits";
import type { Call } from "../../definitions/language/call";
import { bodyRows, cellLimits, toastTimes } from "../../definitions/limits/sizes";
import { fixedQueryOf, routeOf } from "../../src/backend/version/backend";
import { accountMenu } from "../support/product";

// Outlines, role trees and other tests prove the rest of the specification.

const code = readdirSync("definitions", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.startsWith("schemas"))
  .map((path) => readFileSync(`definitions/${path}`, "utf8").replaceAll(/^\s*\/\/.*$/gm, ""))
  .join("\n")
  .replaceAll('\\"', '"');

const quote = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Whether a text is a complete string, the value of a tag, or a part between placeholders. */
const isDefined = (text: string): boolean => {
  const whole = quote(text);
  return new RegExp(`["'\`}]${whole}["'\`{]|@\\w+ ${whole}\\s*(?:\\*|@)`).test(code);
};

const leave = "You have unsaved changes. Do you really want to close the panel?";

test.each<[screen: string, texts: readonly string[]]>([
  ["shell", ["Settings", "You"]],
  ["installer and sign-in", ["Minimum 10 characters.", "Invalid login credentials.", "demoEmail", "demoPassword"]],
  ["password reset", ["Forgotten password?"]],
  ["application settings", ["This could prevent making accidental schema changes when in production environment."]],
  ["mail settings", ["Auto (StartTLS)", "password-reset", "email-change"]],
  ["files storage", ["S3 connected successfully", "Failed to establish S3 connection"]],
  ["files storage, saved", ["Successfully saved but failed to establish S3 connection."]],
  ["token options", ["Adjust common token options."]],
  ["export collections", ["Sync", "Copy", "Download as JSON", "The configuration was copied to your clipboard!"]],
  ["import collections", ["Load from JSON file", "Invalid collections configuration.", "Detected changes", "Review"]],
  ["import collections, file", ["Failed to load the imported JSON."]],
  ["import collections, changes", ["Deleted", "Changed", "Added", "Replace with original ids", "Side-by-side diff"]],
  ["import collections, none", ["Your collections configuration is already up-to-date!"]],
  ["import collections, confirmed", ["Confirm and import", "Successfully imported collections configuration."]],
  [
    "import collections, question",
    ["Do you really want to delete the following collection fields and their related records data:"],
  ],
  ["logs", ["Clear filters"]],
  ["records table", ['Search filter, ex. created > "2022-01-01"...']],
  ["collection editor", ["Confirm collection changes", "Hide available fields", "General", leave]],
  ["collection editor, rules", ["@request.method", "@collection.ANY_COLLECTION_NAME.*"]],
  ["collection editor, deletion", ['Do you really want to delete collection "', 'Successfully deleted collection "']],
  ["field editor", ["Choices", "Max select", "Max file size (bytes)", "Max files", "Mime types", "Thumb sizes"]],
  ["field editor, documents", ["Documents (pdf, doc/docx, xls/xlsx)", "Images (jpg, png, svg, gif)"]],
  ["field editor, other files", ["Videos (mp4, wmv, mov, 3gp)", "Archives (zip, 7z, rar)"]],
  ["field editor, thumbs", ["WxH", "WxHt", "WxHb", "WxHf", "0xH", "Wx0"]],
  ["field editor, relations", ["Select collection", "No options"]],
  ["field editor, reserved", ["passwordHash", "lastResetSentAt", "lastVerificationSentAt", "oldPassword"]],
  ["record panel", ["Do you really want to unlink the "]],
])("has the texts of %s", (_, texts) => {
  expect(texts.filter((text) => !isDefined(text))).toEqual([]);
});

test("has the entry of the account menu", () => {
  expect(accountMenu.map(({ label }) => label)).toEqual(["Manage admins"]);
});

test("has the sizes of the specification", () => {
  expect(toastTimes).toMatchObject({
    info: 4000,
    success: 3000,
    warning: 4500,
    error: 4500,
    configurationCopied: 3000,
  });
  expect(cellLimits.id).toEqual({ whole: 27, first: 5, last: 10 });
  expect(bodyRows.rows).toBe(14);
  expect(pictures).toEqual(["jpg", "jpeg", "png", "svg", "gif", "jfif", "webp", "avif"]);
  expect(sessionKey).toBe("pb_admin_auth");
});

test.each<[call: Call, perPage: number, sort?: string]>([
  [calls.exportCollections, 100, "created"],
  [calls.listCollections, 200, "created"],
  [calls.listLogs, 30],
  [calls.listRecords, 30],
  [calls.listAdmins, 100],
  [calls.pickRecords, 200, "-created"],
])("requests the specified pages: %#", (call, perPage, sort) => {
  expect(fixedQueryOf(call)).toMatchObject({ perPage, ...(sort && { sort }) });
});

const record = "/api/collections/:collection/records/:id";

test.each<[call: Call, route: string]>([
  [calls.importCollections, "PUT /api/collections/import"],
  [calls.testStorage, "POST /api/settings/test/s3"],
  [calls.logStats, "GET /api/logs/requests/stats"],
  [calls.addCollection, "POST /api/collections"],
  [calls.saveCollection, "PATCH /api/collections/:id"],
  [calls.removeCollection, "DELETE /api/collections/:id"],
  [calls.removeRecord, `DELETE ${record}`],
  [calls.listLinkedProviders, `GET ${record}/external-auths`],
  [calls.unlinkProvider, `DELETE ${record}/external-auths/:provider`],
  [calls.requestVerification, "POST /api/collections/:collection/request-verification"],
  [calls.requestPasswordReset, "POST /api/collections/:collection/request-password-reset"],
  [calls.saveAdmin, "PATCH /api/admins/:id"],
  [calls.removeAdmin, "DELETE /api/admins/:id"],
])("calls the specified route: %#", (call, route) => {
  expect(routeOf(call)).toBe(route);
});
