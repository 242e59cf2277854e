import { expect, test } from "vitest";
import { usersCollection } from "../../../definitions/backend/backend-names";
import { wholeCollection } from "../../../src/features/collections/configuration/after-import";
import { processImportJob, type ImportMessage } from "../../../src/features/collections/import/model/import-job";

const named = (id: string, name: string) => ({
  id,
  name,
  type: "base",
  schema: [{ id: `${name}title`, name: "title", type: "text", options: {} }],
});
const users = named(usersCollection, "users");
const [boats, ports] = ["boats", "ports"].map((name) => named(`${name}0000000000`, name)) as [
  typeof users,
  typeof users,
];
const current = [users, boats, ports].map((each) => wholeCollection({ ...each, fields: each.schema }));

function deletesMissing(list: readonly object[], deleteMissing?: boolean): boolean {
  const messages: ImportMessage[] = [];
  const text = JSON.stringify(list);
  processImportJob({ task: "compare", text, current, deleteMissing, leftOut: [], version: "v0.8" }, (message) =>
    messages.push(message),
  );
  return messages.flatMap((message) => ("compared" in message ? [message.compared.deleteMissing] : []))[0]!;
}

test.each([
  ["deletes", "an export of this backend without one collection", [users, boats], true],
  ["keeps", "a part of an export", [boats], false],
  ["keeps", "an export of another backend", [users, named("other0000000000", "other")], false],
  ["keeps", "the one collection that all backends have", [users], false],
])("%s missing collections by default for %s", (_, _what, list, expected) => {
  expect(deletesMissing(list)).toBe(expected);
});

test("follows the admin's choice", () => {
  expect(deletesMissing([users, boats], false)).toBe(false);
  expect(deletesMissing([boats], true)).toBe(true);
});
