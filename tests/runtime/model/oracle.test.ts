import { customizeValidator } from "@rjsf/validator-ajv8";
import type { RJSFSchema } from "@rjsf/utils";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { screens } from "../../support/product";
import type { Line } from "../../../definitions/language/line";
import type { Screen } from "../../../definitions/language/screen";
import { schemas } from "../../../definitions/schemas";
import { formatsIn, strictAjv } from "../../../generator/schemas";
import { validateSchema } from "../../../src/runtime/form/schema-validator";
import { textKeywords } from "../../../src/runtime/model/form/check-limits";
import { filterChecks } from "../../../src/backend/formats/filter-formats";
import { validateField } from "../../../src/runtime/model/form/validate";
import { addFormats, formats } from "../../../src/backend/formats/formats";
import type { FieldModel } from "../../../src/runtime/model/form/form-model";
import type { Schema } from "../../../src/runtime/model/form/schema";
import { withValueAt } from "../../../src/values/json/path";
import { resolveSchemas } from "../../../src/runtime/model/form/resolve-schemas";
import { backend } from "../../../src/backend/version/backend";
import { resolveLines } from "../../../src/runtime/model/form/resolve-lines";
import { allFields } from "../../../src/runtime/model/form/visible";
import { storedSettings } from "../../support/fixtures";

// ajv checks a complete object; in the browser an interpreter checks each field alone. Both must agree.
// To ajv an empty text is a text, to us no value: ajv gets none, so its "required" is our "Cannot be blank.".

vi.setConfig({ testTimeout: 30_000 });

addFormats(filterChecks);

const known = resolveSchemas(backend().version, schemas as Readonly<Record<string, Schema>>);

interface Form {
  type: string;
  fields: readonly Line[];
  /** A token from the address. */
  token?: object;
}

const formsOf = (screen: Screen): Form[] => {
  if (screen.kind === "signedOut") return screen.fields.length > 0 ? [screen] : [];
  if (screen.kind === "settings") return screen.whenClean ? [screen, screen.whenClean.opens] : [screen];
  if (screen.kind !== "table" || screen.opens?.kind !== "form") return [];
  const { type, fields } = screen.opens;
  // The type requires the fields of both forms.
  return [{ type, fields: fields.edit }];
};

const forms = Object.entries<Screen>(screens).flatMap(([name, screen]) =>
  formsOf(screen).map((form) => {
    const schema = known[form.type]!;
    const fields = allFields(resolveLines(form.fields, schema, known));
    return { name: `${name}, ${form.type}`, type: form.type, schema, fields, given: form.token && { token: "a.b.c" } };
  }),
);

const isEmpty = (value: unknown): boolean => value === undefined || value === "";

/** Texts at the limits of a schema, one letter more and less, in letters of one to four bytes. */
const textsAbout = ({ minBytes = 0, maxBytes = 20, mustContain = "" }: Schema): string[] =>
  [minBytes, maxBytes].flatMap((limit) =>
    ["a", "é", "水", "🛟"].flatMap((letter) => {
      const size = new TextEncoder().encode(letter).length;
      const whole = letter.repeat(Math.floor(limit / size));
      return [whole.slice(letter.length), whole, whole + letter, `${whole}a`, whole + mustContain];
    }),
  );

const addresses = [
  "a@b",
  "a@",
  "@b",
  " a@b",
  "a b@c",
  "a@b c",
  "a@b\n",
  "é@é.é",
  "localhost:8090",
  "http://x",
  "http://x y",
  "x\ty",
];
const placeholders = ["{TOKEN}", "{token}", "{APP_URL}/{TOKEN}", "{ACTION_URL}", "{ACTION_URL", "{{ACTION_URL}}"];

const text = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom("", " ", "\n", "null", "0", ...addresses, ...placeholders),
    fc.constantFrom(...textsAbout(schema)),
    fc.emailAddress(),
    fc.webUrl(),
    fc.string({ unit: "binary", maxLength: 300 }),
  );

// Invalid numbers, and those with too many digits, stay text.
const number = ({ minimum = 0, maximum = 1000 }: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...[minimum, maximum].flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5])),
    fc.constantFrom(-0, 999_999_999_999_999),
    fc.constantFrom("", " ", "-", "1.", "1e3", "12x", "0x10", "٣", "9".repeat(400)),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );

const valueOf = ({ schema, choices }: FieldModel): fc.Arbitrary<unknown> => {
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number") return number(schema);
  const chosen = choices?.map(({ value }) => value) ?? [];
  return schema.enum ? fc.constantFrom<unknown>("", "other", ...schema.enum, ...chosen) : text(schema);
};

// These formats only name a widget.
const named = formatsIn(schemas);

const rjsf = customizeValidator({
  customFormats: { ...Object.fromEntries(named.map((name) => [name, () => true])), ...formats, ...filterChecks },
  ajvFormatOptions: false,
  extenderFn: (ajv) => {
    ajv.addKeyword("placeholders");
    for (const [keyword, validate] of Object.entries(textKeywords))
      ajv.addKeyword({ keyword, type: "string", validate });
    return ajv;
  },
});

// The schema requires values that the backend omits when they are empty.
const client = { enabled: true, clientId: "a", clientSecret: "b", authUrl: "http://c", tokenUrl: "http://d" };
const providers = Object.keys(schemas.AuthProviders.definitions.AuthProviders.properties);
const filledSettings = { ...storedSettings, ...Object.fromEntries(providers.map((key) => [key, client])) };

// Forms without a collection have no fields of accounts.
const password = "12345678";
const flags = { emailVisibility: false, verified: false, "change-password": false };
const filledIn: Readonly<Record<string, unknown>> = {
  Settings: filledSettings,
  Account: { ...flags, password, passwordConfirm: password },
};

describe.each(forms)("the form $name", ({ type, schema, fields, given: begun = {} }) => {
  test.each(fields)("judges $path as ajv does", (field) => {
    const validate = strictAjv(named).compile(structuredClone(field.schema));
    fc.assert(
      fc.property(valueOf(field), (value) => {
        const ours = validateField(field, value, validateSchema);
        if (isEmpty(value)) expect(ours).toEqual(field.required ? ["Cannot be blank."] : []);
        else expect(ours.length === 0).toBe(validate(value));
      }),
    );
  });

  test("judges the complete form as ajv does, by the same paths", () => {
    const given = fc.record(Object.fromEntries(fields.map((field) => [field.path, valueOf(field)])));
    const stored: unknown = filledIn[type] ?? begun;
    fc.assert(
      fc.property(given, (values) => {
        const ours = fields.filter((field) => validateField(field, values[field.path], validateSchema).length > 0);
        const data = Object.entries(values).reduce<unknown>(
          (all, [path, value]) => withValueAt(all, path, isEmpty(value) ? undefined : value),
          stored,
        );
        // As sent: without undefined values.
        const { errors } = rjsf.validateFormData(withoutUndefined(data), schema as RJSFSchema);
        const theirs = new Set(errors.map(({ property = "" }) => property.replace(/^\./, "")));
        expect(ours.map(({ path }) => path).toSorted()).toEqual([...theirs].toSorted());
      }),
    );
  });
});

const withoutUndefined = (data: unknown): unknown => {
  if (typeof data !== "object" || data === null) return data;
  const kept = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutUndefined(value)]));
};
