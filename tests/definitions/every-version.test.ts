import { describe, expect, it } from "vitest";
import { facts } from "../../definitions/backend";
import { calls } from "../../definitions/backend/calls";
import { redacted } from "../../definitions/backend/backend-limits";
import { product as older } from "../../definitions/eras/admins";
import { product as later } from "../../definitions/eras/superusers";
import type { Call } from "../../definitions/language/call";
import type { Screen, SettingsPage } from "../../definitions/language/screen";
import { versions, type Version } from "../../definitions/language/versions";
import { schemas as allSchemas } from "../../definitions/schemas";
import { hasSuperusers } from "../../server/first-admin";
import { isRead, pathParametersOf, requestOf } from "../../src/backend/calls/request";
import { payloadOf } from "../../src/runtime/model/form/changes";
import type { FieldModel } from "../../src/runtime/model/form/form-model";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { validateField } from "../../src/runtime/model/form/validate";
import { allFields } from "../../src/runtime/model/form/visible";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { withValueAt } from "../../src/values/json/path";
import { selectBackend } from "../../src/backend/version/backend";
import { encodeBody } from "../../src/backend/dialects/translate";
import { resolveProduct } from "../../src/backend/version/resolve-product";

/** From this version on, `fields` does not remove the reasons of a refusal. */
const keepsErrors: Version = "v0.22";

const isBefore = (one: Version, other: Version): boolean => versions.indexOf(one) < versions.indexOf(other);

const screensOf = (version: Version): readonly Screen[] =>
  Object.values<Screen>(resolveProduct(version, hasSuperusers(version) ? later : older).screens).filter(Boolean);

const routeOfScreen = (screen: Screen): string[] => ("route" in screen ? [screen.route] : []);

const requestsOf = () =>
  Object.entries<Call>(calls).map(([name, call]) => {
    const path = Object.fromEntries(pathParametersOf(call).map((part) => [part, "x"]));
    return { name, isRead: isRead(call), ...requestOf(call, { path, body: {} }) };
  });

/** All texts and nulls in a value, with their paths. */
const valuesIn = (value: unknown, path = ""): [path: string, value: unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, `${path}.${key}`))
    : [[path, value]];

/** The body of a settings page after each valid field was changed to the value. */
function sentBy(
  { type, fields, save }: SettingsPage,
  version: Version,
  value: unknown,
  among: (field: FieldModel) => boolean = () => true,
): unknown {
  const schemas = resolveSchemas(version, allSchemas as Schemas);
  const lines = resolveLines(fields, schemas[type]!, schemas);
  const isRight = (field: FieldModel): boolean =>
    among(field) && validateField(field, value, validateSchema).length === 0;
  const paths = allFields(lines).flatMap((field) => (isRight(field) ? [field.path] : []));
  const data = paths.reduce<unknown>((all, path) => withValueAt(all, path, value), {});
  return encodeBody(save, payloadOf(lines, paths, data));
}

const isSecret = ({ schema }: FieldModel): boolean => schema.secret === true;

describe.each(versions)("on %s", (version) => {
  it("ends no route with a slash", () => {
    selectBackend(version);
    const routes = [...requestsOf().map(({ path }) => path), ...screensOf(version).flatMap(routeOfScreen)];
    expect(routes.filter((route) => route.endsWith("/") && route !== "/")).toEqual([]);
  });

  it("asks no write for `fields` that would empty its errors", () => {
    selectBackend(version);
    const writes = requestsOf().filter((request) => !request.isRead && "fields" in request.query);
    expect(isBefore(version, keepsErrors) ? writes.map(({ name }) => name) : []).toEqual([]);
  });

  it("sends no mask of a secret, and no null in the settings", () => {
    selectBackend(version);
    const pages = screensOf(version).filter((screen) => screen.kind === "settings");
    for (const page of pages) {
      expect(valuesIn(sentBy(page, version, redacted, isSecret)).filter(([, value]) => value === redacted)).toEqual([]);
      for (const blank of [undefined, ""])
        expect(valuesIn(sentBy(page, version, blank)).filter(([, value]) => value === null)).toEqual([]);
    }
  });
});

it("has no functions in definitions", () => {
  const values = valuesIn({ older, later, calls, facts });
  expect(values.filter(([, value]) => typeof value === "function").map(([path]) => path)).toEqual([]);
});

it("finds pages of settings on every version", () => {
  const counts = versions.map((version) => screensOf(version).filter(({ kind }) => kind === "settings").length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
