import { describe, expect, test } from "vitest";
import type { SettingsPage } from "../../definitions/language/screen";
import { schemas as written } from "../../definitions/schemas";
import { selectBackend } from "../../src/backend/version/backend";
import { resolvePages } from "../../src/join/resolve-pages";
import { fieldParam, reachablePath } from "../../src/runtime/model/form/reachable-path";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { allFields, visibleFields } from "../../src/runtime/model/form/visible";
import { pagesOf } from "../../src/runtime/model/palette/menu-pages";
import { searchPalette } from "../../src/runtime/model/palette/search-palette";
import { settingEntries } from "../../src/runtime/model/palette/setting-entries";
import { changedVersions } from "./version-states";

describe.each(changedVersions)("of %s, the command palette", (version) => {
  selectBackend(version);
  const schemas = resolveSchemas(version, written as Schemas);
  const pages = resolvePages(version)
    .product.menu.flatMap(pagesOf)
    .filter((page): page is SettingsPage => page.kind === "settings");
  const entries = pages.flatMap((page) => settingEntries(page, schemas, undefined));
  const group = { title: "Settings", entries };

  test("finds each setting by its label and by its help, first among those of the label", () => {
    const fields = pages.flatMap((page) => allFields(resolveLines(page.fields, schemas[page.type]!, schemas)));
    expect(entries.length).toBeGreaterThan(20);
    for (const { label, path, hint } of fields) {
      const isOwn = (key: string): boolean => key.endsWith(` ${path}`);
      const found = searchPalette([group], label)[0]!.hits.map(({ entry }) => entry);
      expect(found.filter((entry) => entry.label === label).some(({ key }) => isOwn(key))).toBe(true);
      expect(found[0]!.label.toLowerCase()).toBe(label.toLowerCase());
      if (hint !== undefined)
        expect(searchPalette([group], hint)[0]!.hits.some(({ entry }) => isOwn(entry.key))).toBe(true);
    }
  });

  test("leads to a line that exists, also where all switches are off", () => {
    const lost = pages.flatMap((page) => {
      const lines = resolveLines(page.fields, schemas[page.type]!, schemas);
      return settingEntries(page, schemas, undefined).filter(({ to }) => {
        const path = new URLSearchParams(to!.split("?")[1]).get(fieldParam)!;
        const reachable = reachablePath(lines, path, everyGroup(lines.flatMap((line) => allFields([line]))));
        return (
          reachable === undefined ||
          !visibleFields(lines, everyGroup(allFields(lines))).some(
            (field) => field.path === reachable || field.beside?.path === reachable,
          )
        );
      });
    });
    expect(lost).toEqual([]);
  });
});

/** Data that has every object, without any value. */
function everyGroup(fields: readonly { path: string }[]): object {
  const data: Record<string, unknown> = {};
  for (const { path } of fields) {
    let at = data;
    for (const step of path.split(".").slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>;
  }
  return data;
}
