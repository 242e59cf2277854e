import { redacted } from "../../../../../definitions/backend/backend-limits";
import { accountRules } from "../../../../../definitions/backend/import";
import type { WholeCollection, WholeField } from "../../configuration/after-import";
import { fieldsOf, withoutProviders, type Exchanged, type ExchangedField } from "../../configuration/configuration";
import { generatedId } from "../../configuration/generated-id";
import { addedFields, importFacts } from "../../configuration/import-facts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Removes parts that the backend since v0.23 would accept and damage: system flags, masked secrets, providers, null
 * groups and foreign ids of system fields. Fields without an id get one.
 */
export function sanitizeConfiguration(
  current: readonly WholeCollection[],
  list: readonly Exchanged[],
): readonly Exchanged[] {
  if (!importFacts().acceptsDamage) return list;
  const known = new Map(current.map((each) => [each.id, each]));
  return list.map((each) => sanitizedCollection(each, known.get(each.id)));
}

function sanitizedCollection(given: Exchanged, before: WholeCollection | undefined): Exchanged {
  const { system: _system, ...rest } = withoutProviders(given);
  const known = importFacts().authOptions as Readonly<Record<string, { kind: { type: string } }>>;
  const options = Object.entries(rest).flatMap(([key, value]): [string, unknown][] => {
    if (known[key]?.kind.type !== "object") return [[key, value]];
    return value === null ? [] : [[key, cleaned(value)]];
  });
  const fields = sanitizedFields(fieldsOf(given), String(given["type"] || (before?.type ?? "base")), before);
  return {
    ...Object.fromEntries(options),
    ...(Array.isArray(given["fields"]) && { fields }),
    ...(before?.system && unchangeable(before)),
  } as Exchanged;
}

// Name and rules of a system collection are fixed.
const unchangeable = (before: WholeCollection): Values => ({
  system: true,
  name: before.name,
  ...Object.fromEntries(accountRules.flatMap((rule) => (rule in before ? [[rule, before[rule]]] : []))),
});

const cleaned = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, inner]) =>
          inner === null || inner === redacted ? [] : [[key, cleaned(inner)]],
        ),
      )
    : value;

function sanitizedFields(
  given: readonly ExchangedField[],
  type: string,
  before: WholeCollection | undefined,
): ExchangedField[] {
  const stored = new Map((before?.fields ?? []).map((field) => [`${field.type} ${field.name}`, field]));
  const systemIds = new Set((before?.fields ?? []).flatMap(({ id, system }) => (system ? [id] : [])));
  const own = new Set<string>(addedFields(type).map((each) => `${each.type} ${each.name}`));
  const ids = new Set(given.map(({ id }) => id));
  return given.map((field) => {
    const same = stored.get(`${field["type"]} ${field.name}`);
    const { system: _system, ...rest } = field;
    const isSystem = own.has(`${field["type"]} ${field.name}`) || systemIds.has(field.id);
    return { ...rest, ...(isSystem && { system: true }), id: idOf(field, same, ids) } as ExchangedField;
  });
}

function idOf(field: ExchangedField, same: WholeField | undefined, ids: ReadonlySet<string>): string {
  if (same && (same.system || !field.id) && !ids.has(same.id)) return same.id;
  return field.id || generatedId(String(field["type"]), field.name);
}
