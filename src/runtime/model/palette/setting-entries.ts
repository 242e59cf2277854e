import type { SettingsPage } from "../../../../definitions/language/screen";
import { paletteTexts } from "../../../../definitions/texts/palette";
import { valueAt } from "../../../values/json/path";
import type { FieldModel, LineModel } from "../form/form-model";
import { linesIn } from "../form/line-kinds";
import { fieldParam } from "../form/reachable-path";
import { resolveLines } from "../form/resolve-lines";
import type { Schemas } from "../form/schema";
import type { PaletteEntry } from "./palette-entry";

/** Returns an entry for every setting of a page. `stored` has the stored values, if they are loaded. */
export function settingEntries(page: SettingsPage, schemas: Schemas, stored: unknown): PaletteEntry[] {
  const lines = resolveLines(page.fields, schemas[page.type]!, schemas);
  return settingsIn(lines, [page.title]).map(({ field, titles }) => {
    const end = shownValue(field, stored);
    return {
      key: `${page.route} ${field.path}`,
      label: field.label,
      icon: page.icon,
      within: titles.join(" › "),
      more: helpOf(field),
      ...(end !== undefined && { end }),
      to: `${page.route}?${new URLSearchParams({ [fieldParam]: field.path })}`,
    };
  });
}

interface Setting {
  field: FieldModel;
  /** Titles around it, the page's first. */
  titles: readonly string[];
}

const settingsIn = (lines: readonly LineModel[], titles: readonly string[]): Setting[] =>
  lines.flatMap((line) => {
    if (line.kind === "field") return [line, ...(line.beside ? [line.beside] : [])].map((field) => ({ field, titles }));
    return settingsIn(linesIn(line), "title" in line ? [...titles, line.title] : titles);
  });

const helpOf = ({ hint, choices = [], table }: FieldModel): string[] =>
  [
    hint,
    choices.map(({ label }) => label).join(", "),
    table?.columns.flatMap(({ label, hint: more }) => [label, ...(more ? [more] : [])]).join(", "),
  ].filter((text) => text !== undefined && text !== "") as string[];

// Longer texts, such as the bodies of mails, tell nothing on one line.
const longestValue = 40;

/** Returns a value as the end of a line. Secrets, lists and long texts are not shown. */
function shownValue({ path, schema, choices }: FieldModel, stored: unknown): string | undefined {
  if (stored === undefined || schema.secret) return undefined;
  const value = valueAt(stored, path);
  const choice = choices?.find((each) => each.value === value);
  if (choice) return choice.label;
  if (typeof value === "boolean") return value ? paletteTexts.on : paletteTexts.off;
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" && value.length <= longestValue ? value : undefined;
}
