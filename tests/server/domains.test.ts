import { afterAll, beforeAll, expect, test } from "vitest";
import { schemas } from "../../definitions/schemas";
import { recordPanel } from "../../definitions/screens/record-panel";
import type { Collection } from "../../definitions/types/collection";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { violationOf } from "../../src/runtime/model/collections/violation";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { validateFields } from "../../src/runtime/model/form/validate";
import { freshApi, type AdminCall } from "./support";

let call: AdminCall;

beforeAll(async () => {
  call = await freshApi(afterAll);
});

const emails = ["a@x.com", "a@X.com", "a@www.x.com", "a@y.com", "x.com@y.com"];
const addresses = [
  "x.com",
  "x.com/a",
  "x.com:80/a",
  "http://u:p@ss@x.com",
  "http://y.com#@x.com",
  "mailto:a@x.com",
  "x.com?a=http://y.com",
  "y.com/?a=http://x.com",
  "http://x.com",
  "http://X.com",
  "http://x.com:80/",
  "http://x.com.",
  "http://www.x.com",
  "ftp://x.com/a@y.com",
  "http://y.com/a@x.com",
  "http://y.com?a@x.com",
  "http://y.com/?a=http://x.com",
  "http://u@x.com/",
  "http://u:p@x.com/",
  "http://u@v@x.com/",
  "http://x.com@y.com/",
  "http://x.com#a",
  "http://x.com?a",
];

test.each([
  ["email", "onlyDomains", emails],
  ["email", "exceptDomains", emails],
  ["url", "onlyDomains", addresses],
  ["url", "exceptDomains", addresses],
])(
  "of %s, %s refuses in the form, and finds among records, just what the backend refuses",
  async (type, option, values) => {
    const limits = { [option]: ["x.com"] };
    const made = await call<Collection>("POST", "api/collections", {
      name: `${type}_${option}`,
      type: "base",
      schema: [
        { name: "any", type },
        { name: "limited", type, options: limits },
      ],
    });
    const lines = resolveLines(recordPanel.fields.new, schemas.Account, schemas as unknown as Schemas, made.data);
    const refused: string[] = [];
    for (const value of values) {
      const takes = async (row: object) => (await call("POST", `api/collections/${made.data.id}/records`, row)).ok;
      expect([value, await takes({ any: value })]).toEqual([value, true]);
      if (!(await takes({ limited: value }))) refused.push(value);
    }
    const inForm = values.filter((limited) => validateFields(lines, { limited }, validateSchema).has("limited"));
    expect(inForm).toEqual(refused);
    expect(violationOf(type, option, ["x.com"], "limited")!.breaks!(values)).toEqual(refused);
  },
);
