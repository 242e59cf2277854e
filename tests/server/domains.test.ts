import { afterAll, beforeAll, expect, test } from "vitest";
import { schemas } from "../../definitions/schemas";
import { recordPanel } from "../support/product";
import type { Collection } from "../../definitions/types/collection";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { violationOf } from "../../src/features/collections/model/violation";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { formats, validateFields } from "../../src/runtime/model/form/validate";
import { freshApi, type AdminCall } from "./support";
import { asRead } from "../support/stored-collection";

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
    const lines = resolveLines(
      recordPanel.fields.new,
      schemas.Account,
      schemas as unknown as Schemas,
      asRead(made.data),
    );
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

const long = (...lengths: number[]): string => lengths.map((length) => "a".repeat(length)).join(".");
const ordinary = ["x.com", "Example.COM", "EXAMPLE.com", "aB.com", "aBc.Com", "a.B.com", "a.BC", "1A.com", "A1.com"];
const signs = ["a-b.com", "a-B.com", "a-.com", "-a.com", "a_b.com", "a.c-m", "a.b1", "1.com", "1.2", "localhost"];
const others = ["ä.com", "a.рф", "a.com:80", "a@b.com", "*.a.com", "a.com.", ".a.com", "a..com", "xn--a.com"];
const blanks = ["", " ", " a.com", "a.com ", "a.com\n", "a b.com", "a. com", "a. xn--p1ai", "a. xn--P1", "a.xn--p1ai"];
const lengths = [long(63, 3), long(64, 3), long(1, 63), long(1, 64), long(63, 63, 63, 63), long(63, 63, 63, 61, 2)];

test.each([...ordinary, ...signs, ...others, ...blanks, ...lengths])(
  "the domain %j can be set where the backend takes it",
  async (domain) => {
    const isTaken = async (collection: object): Promise<boolean> => {
      const { ok, data } = await call<Collection>("POST", "api/collections", { name: "limited", ...collection });
      if (ok) await call("DELETE", `api/collections/${data.id}`);
      return ok;
    };
    const asked = ["email", "url"].flatMap((type) =>
      ["onlyDomains", "exceptDomains"].map((option) => ({
        schema: [{ name: "any", type, options: { [option]: [domain] } }],
      })),
    );
    const ofAccounts = ["onlyEmailDomains", "exceptEmailDomains"].map((option) => ({
      type: "auth",
      schema: [],
      options: { minPasswordLength: 8, [option]: [domain] },
    }));
    for (const each of [...asked, ...ofAccounts])
      expect([each, formats["domain"]!(domain)]).toEqual([each, await isTaken(each)]);
  },
);
