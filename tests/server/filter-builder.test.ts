import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { product as admins } from "../../definitions/eras/admins";
import { product as superusers } from "../../definitions/eras/superusers";
import type { TablePage } from "../../definitions/language/table";
import type { Collection } from "../../definitions/types/collection";
import { builtVersions, type BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import type { BuiltCondition } from "../../src/backend/filter/built-filter";
import {
  operatorsOf,
  shownCondition,
  withOperator,
  withValue,
  type ConditionField,
  type ValueEditor,
} from "../../src/runtime/model/table/condition-fields";
import { parseFilter } from "../../src/backend/filter/parse-filter";
import { writeBuilt } from "../../src/backend/filter/write-built";
import { backend, selectBackend } from "../../src/backend/version/backend";
import { isByVersion, valueFor } from "../../src/backend/version/resolve-version";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { columnsOf } from "../../src/runtime/model/table/columns";
import { filterFieldsOf } from "../../src/runtime/model/table/filter-fields";
import { vocabularyOf } from "../../src/runtime/model/table/vocabulary";
import { bodyOf, type Fields } from "../browser/support/stored-bodies";
import { asRead } from "../support/stored-collection";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const samples: Readonly<Record<ValueEditor, readonly string[]>> = {
  record: ["a00000000000000"],
  lowerCase: ["get", "GE"],
  text: ["b", "100%", "x_y", `say "it's"`],
  number: ["2", "1", "12.5", "-5"],
  flag: ["true", "false"],
  moment: ["2022-01-01 10:30:00.123Z", "2023-01-01 00:00:00.000Z"],
  choice: ["a", "b"],
  numberChoice: ["8"],
};

const choice = (maxSelect: number) => ({ type: "select", options: { values: ["a", "b"], maxSelect } }) as const;
const users = (maxSelect: number) =>
  ({ type: "relation", options: { collectionId: "_pb_users_auth_", maxSelect } }) as const;
const file = (maxSelect: number) => ({ type: "file", options: { maxSelect, maxSize: 1000 } }) as const;

const shape = (version: BuiltVersion): Fields => ({
  title: "text",
  total: "number",
  paid: "bool",
  meta: { type: "json", options: { maxSize: 1000 } },
  mail: "email",
  link: "url",
  made: "date",
  ...(version !== "v0.8.0" && { body: { type: "editor", options: { convertUrls: false } } }),
  kind: choice(1),
  tags: choice(2),
  photo: file(1),
  photos: file(2),
  customer: users(1),
  customers: users(2),
  ...(backend().functions.length > 0 && { place: "geoPoint" }),
});

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (customer: string): readonly Row[] => [
  { title: "" },
  {
    title: "b",
    total: 2,
    paid: true,
    meta: '"b"',
    mail: "b@example.com",
    link: "https://b.example",
    made: "2022-01-01 10:30:00.123Z",
    body: "b",
    kind: "a",
    tags: ["a", "b"],
    customer,
    customers: [customer],
  },
  { title: `say "it's" 100%`, total: -5, made: "2023-01-01 00:00:00.000Z", kind: "b", tags: ["b"] },
  { title: "ax_yb", total: 12.5, made: "2021-05-05 00:00:00.000Z" },
];

const asText = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
const has = (value: unknown, text: string): boolean => asText(value).toLowerCase().includes(text.toLowerCase());
const isEmpty = (value: unknown): boolean => value === "" || value === null || value === undefined;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value]);
const ordered = (value: unknown): string | number => (typeof value === "number" ? value : asText(value));
const asTyped = (value: unknown, text: string): string | number | boolean =>
  typeof value === "number" ? Number(text) : typeof value === "boolean" ? text === "true" : text;

/** Whether a stored value meets each operator, by the words that an admin reads. */
const meets: Readonly<Record<string, (value: never, text: string) => boolean>> = {
  equal: (value: unknown, text) => value === asTyped(value, text),
  notEqual: (value: unknown, text) => value !== asTyped(value, text),
  contains: has,
  lacks: (value: unknown, text) => !has(value, text),
  greater: (value: unknown, text) => ordered(value) > asTyped(value, text),
  least: (value: unknown, text) => ordered(value) >= asTyped(value, text),
  less: (value: unknown, text) => ordered(value) < asTyped(value, text),
  most: (value: unknown, text) => ordered(value) <= asTyped(value, text),
  after: (value: string, text) => value > text,
  since: (value: string, text) => value >= text,
  before: (value: string, text) => value < text,
  until: (value: string, text) => value <= text,
  blank: isEmpty,
  filled: (value: unknown) => !isEmpty(value),
  has: (value: unknown, text) => list(value).includes(text),
  hasNot: (value: unknown, text) => !list(value).includes(text),
  hasContaining: (value: unknown, text) => list(value).some((each) => has(each, text)),
  count: (value: unknown, text) => list(value).length === Number(text),
  more: (value: unknown, text) => list(value).length > Number(text),
  fewer: (value: unknown, text) => list(value).length < Number(text),
};

interface Tried {
  name: string;
  label: string;
  value: string;
  filter: string;
}

/** Every condition that can be chosen: alone, and with quotes also in brackets, which old backends read differently. */
function triedOf(fields: readonly ConditionField[], more: readonly string[] = []): Tried[] {
  return fields.flatMap((field) =>
    operatorsOf(field).flatMap((operator, key) => {
      const fresh: BuiltCondition = { kind: "condition", key, name: field.name, operator: operator.operator };
      const chosen = withOperator(fresh, field, operator, fields);
      const { editor } = shownCondition(chosen, fields);
      const typed = editor ? [...samples[editor], ...(editor === "text" || editor === "record" ? more : [])] : [""];
      return typed.flatMap((value): Tried[] => {
        const condition = editor ? withValue(chosen, editor, value) : chosen;
        if (!condition.value) return [];
        const group = { kind: "group", key: -1, join: "||", bracketed: true, parts: [condition, condition] } as const;
        const inBrackets = value.includes('"') ? [[condition, group]] : [];
        return [[condition], ...inBrackets].map((parts) => ({
          name: field.name,
          label: operator.label,
          value,
          filter: writeBuilt({ join: "&&", parts })!,
        }));
      });
    }),
  );
}

const fieldsOf = (page: TablePage, item?: Collection): ConditionField[] => {
  const columns = columnsOf(page.columns, item);
  return filterFieldsOf(vocabularyOf(page, columns), columns);
};

describe.each(builtVersions)("the filter builder on %s", (version: BuiltVersion) => {
  let send: AdminCall;
  let orders: Collection;
  let accounts: Collection;
  let customer: string;
  let stored: readonly Row[];

  const series = seriesOf(version);
  const { screens } = resolveProduct(series, hasSuperusers(series) ? superusers : admins);
  const tables: readonly TablePage[] = Object.values(screens).filter((page) => page?.kind === "table");

  const answerOf = async (path: string, filter: string) =>
    send<{ items: Row[] }>("GET", `${path}?${new URLSearchParams({ filter, perPage: "100" }).toString()}`);

  const refusedOf = async (path: string, fields: readonly ConditionField[]): Promise<string[]> => {
    const refused: string[] = [];
    // The last one of each operator has quotes.
    const tried = new Map(triedOf(fields).map((each) => [`${each.name} ${each.label}`, each]));
    for (const { filter } of tried.values()) {
      const { status } = await answerOf(path, filter);
      if (status !== 200 || parseFilter(filter).problems.length > 0) refused.push(`${status} ${filter}`);
    }
    return refused;
  };

  beforeAll(async () => {
    selectBackend(series);
    send = await freshApi(afterAll, { version });
    const password = "a-long-password";
    const account = { username: "john", email: "jo@example.com", password, passwordConfirm: password };
    ({ id: customer } = await send.done<{ id: string }>("POST", "api/collections/users/records", account));
    const body = bodyOf(version, { name: "orders", type: "base", fields: shape(version) });
    orders = asRead(await send.done("POST", "api/collections", body));
    accounts = asRead(await send.done("GET", "api/collections/users"));
    const path = "api/collections/orders/records";
    for (const row of rowsOf(customer)) await send.done("POST", path, row);
    ({
      data: { items: stored },
    } = await answerOf(path, ""));
  });

  it("finds the records that a condition says, by each field and operator", async () => {
    const fields = fieldsOf(screens.collections, orders);
    expect(new Set(fields.map(({ kind }) => kind)).size).toBe(8);
    const wrong: object[] = [];
    for (const { name, label, value, filter } of triedOf(fields, [customer])) {
      const { status, data } = await answerOf("api/collections/orders/records", filter);
      const found = data.items?.map(({ title }) => title).toSorted() ?? status;
      const meant = stored
        .filter((row) => meets[label]!(row[name] as never, value))
        .map(({ title }) => title)
        .toSorted();
      if (JSON.stringify(found) !== JSON.stringify(meant) || parseFilter(filter).problems.length > 0)
        wrong.push({ filter, found, meant });
    }
    expect(wrong.map((each) => JSON.stringify(each))).toEqual([]);
  }, 60_000);

  it("writes filters of accounts, admins and logs that the backend accepts", async () => {
    expect(await refusedOf("api/collections/users/records", fieldsOf(screens.collections, accounts))).toEqual([]);
    const others = tables.filter(({ sidebar }) => !sidebar);
    expect(others.length).toBe(2);
    for (const page of others) {
      const route = isByVersion(page.list.route) ? valueFor(series, page.list.route) : page.list.route;
      expect(await refusedOf(route.split(" ")[1]!, fieldsOf(page))).toEqual([]);
    }
  }, 60_000);
});
