import { redacted } from "../../../../definitions/backend/backend-limits";
import { ownSettings } from "../../../../definitions/backend/own-settings";
import settingsSchema from "../../../../definitions/schemas/Settings.json";
import { isEqual } from "../../../values/json/equal";
import { valueAt } from "../../../values/json/path";

/** Whether a secret is stored; undefined if the backend does not tell. */
export type SecretState = "set" | "notSet" | undefined;

/** Setting of both sides. Secrets have only their state. */
export interface SettingDifference {
  path: string;
  title: string;
  /** Belongs to one environment, so that the difference does not count. */
  isOwn: boolean;
  source: string;
  target: string;
}

/** Settings without secrets, and the state of each secret by its path. */
export interface ReadSettings {
  values: ReadonlyMap<string, unknown>;
  secrets: ReadonlyMap<string, SecretState>;
}

interface Schema {
  title?: string;
  $ref?: string;
  secret?: boolean;
  properties?: Readonly<Record<string, Schema>>;
}

interface KnownSetting {
  path: string;
  title: string;
  isSecret: boolean;
}

const definitions: Readonly<Record<string, Schema>> = settingsSchema.definitions;

const resolved = (schema: Schema): Schema => (schema.$ref ? definitions[schema.$ref.split("/").at(-1)!]! : schema);

const settingsIn = (schema: Schema, path: string): KnownSetting[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = resolved(property);
    const at = path === "" ? name : `${path}.${name}`;
    if (inner.properties) return settingsIn(inner, at);
    return [{ path: at, title: property.title ?? inner.title ?? "", isSecret: property.secret ?? false }];
  });

const known = settingsIn(definitions["Settings"]!, "");

/**
 * Reads an answer of the settings. Nothing else is kept of it, so that no secret can leave. Without `tellsSecrets`, the
 * answer has stand-ins for all secrets.
 */
export function readSettings(answer: unknown, tellsSecrets = true): ReadSettings {
  const found = known.map((each) => ({ ...each, value: valueAt(answer, each.path) }));
  return {
    values: new Map(
      found.flatMap(({ path, isSecret, value }) => (isSecret || value === undefined ? [] : [[path, value]])),
    ),
    secrets: new Map(
      found.flatMap(({ path, isSecret, value }) =>
        isSecret ? [[path, tellsSecrets ? stateOf(value) : undefined]] : [],
      ),
    ),
  };
}

const stateOf = (value: unknown): SecretState =>
  value === undefined ? undefined : value === redacted || value !== "" ? "set" : "notSet";

const isOwn = (path: string): boolean => ownSettings.some((own) => path === own || path.startsWith(`${own}.`));

/** Returns the settings that both sides have and that differ, in the order of their definition. */
export const settingDifferences = (
  source: ReadSettings,
  target: ReadSettings,
  words: Readonly<Record<"set" | "notSet", string>>,
): SettingDifference[] =>
  known.flatMap(({ path, title, isSecret }): SettingDifference[] => {
    const found = { path, title, isOwn: isSecret || isOwn(path) };
    if (isSecret) {
      const [from, to] = [source.secrets.get(path), target.secrets.get(path)];
      return from && to && from !== to ? [{ ...found, source: words[from], target: words[to] }] : [];
    }
    const [from, to] = [source.values.get(path), target.values.get(path)];
    if (from === undefined || to === undefined || isEqual(from, to)) return [];
    return [{ ...found, source: shown(from), target: shown(to) }];
  });

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
