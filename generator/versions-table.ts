import { facts } from "../definitions/backend";
import { versions, type Version } from "../definitions/language/versions";
import type { Schema } from "../src/runtime/model/form/schema";
import { isAvailable, resolveFor } from "../src/backend/version/resolve-version";
import { routeOf } from "./refuse-unreachable";
import { productIn } from "./screens-in";

type Items = ReadonlyMap<string, readonly string[]>;

/** A row for each version that changed something: the version, what it added and what it removed. */
export function versionRows(settings: Schema): readonly (readonly string[])[] {
  return versions.slice(1).flatMap((version, index) => {
    const [before, now] = [itemsIn(versions[index]!, settings), itemsIn(version, settings)];
    const [came, went] = [without(now, before), without(before, now)];
    return came || went ? [[version, came, went]] : [];
  });
}

function itemsIn(version: Version, settings: Schema): Items {
  const { screens, fieldTypes } = productIn(version);
  return new Map<string, readonly string[]>([
    ["settings", pathsIn(settings, settings, version)],
    ["field types", Object.keys(fieldTypes.types)],
    ["pages", Object.values(screens).flatMap((screen) => routeOf(screen) ?? [])],
    ["macros", [...resolveFor(version, facts.macros)]],
  ]);
}

/** The paths of settings that a version has, without paths below a missing group. */
function pathsIn(schema: Schema, root: Schema, version: Version, prefix = ""): string[] {
  const { properties = {} } = schema.$ref ? root.definitions![schema.$ref.split("/").at(-1)!]! : schema;
  return Object.entries(properties).flatMap(([name, property]) =>
    isAvailable(property as object, version)
      ? [prefix + name, ...pathsIn(property, root, version, `${prefix}${name}.`)]
      : [],
  );
}

const without = (all: Items, others: Items): string =>
  [...all]
    .map(([kind, names]) => [kind, names.filter((name) => !others.get(kind)!.includes(name))] as const)
    .filter(([, names]) => names.length > 0)
    .map(
      ([kind, names]) =>
        `${kind} ${outermost(names)
          .map((name) => `\`${name}\``)
          .join(", ")}`,
    )
    .join("; ");

// A group stands for all paths below it.
const outermost = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !names.some((other) => name.startsWith(`${other}.`)));
