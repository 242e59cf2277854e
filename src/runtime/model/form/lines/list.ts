import type { FieldType, Line, ListLine } from "../../../../../definitions/language/line";
import type { FieldModel, ItemModel, LineModel, ListModel } from "../form-model";
import { hasWord, type LineKind, type Scope } from "../resolved-line";
import { itemSchema, partSchema } from "../schema";

/** List of objects, each with lines of its own under a title. */
export const list: LineKind<ListModel, ListLine> = {
  reads: (line) => hasWord(line, "list"),
  resolve: (line, scope) => [listModel(line, scope)],
  inside: ({ items }) => items,
  outline: ({ label, add, path, titlePath, unique, badges }) =>
    [
      `list: ${label}`,
      `(${add})`,
      path,
      `by ${titlePath}`,
      `"${unique.message}"`,
      ...(unique.written ? [`"${unique.written.message}"`] : []),
      ...badges.map((each) => each.label),
    ].join("  "),
};

/** Item of a list. */
export const item: LineKind<ItemModel> = {
  inside: ({ items }) => items,
};

const listModel = (line: ListLine, scope: Scope): ListModel => {
  const { list: path, label, itemLabel, add, title, unique, kind, badges, lockedWhen, fields, defaults } = line;
  const { icon, secret, picker, copySuffix, inHeading } = line;
  const [titleLine, ...shortcuts] = inHeading ?? [];
  const titled = (lines: readonly Line[]): readonly Line[] => (titleLine ? [titleLine, ...lines] : lines);
  return {
    kind: "list",
    path,
    label,
    itemLabel,
    add,
    titlePath: title,
    unique,
    ...(kind && { variant: { path: kind.field, types: kind.by, resets: kind.resets } }),
    ...(icon && { icon }),
    ...(secret && { secret }),
    ...(picker && { picker }),
    ...(copySuffix !== undefined && { copySuffix }),
    badges,
    ...(lockedWhen !== undefined && { lockedPath: lockedWhen }),
    defaults,
    lines: {
      new: variants(line, titled(fields.new), scope),
      stored: variants(line, titled(fields.edit), scope),
    },
    ...(inHeading && { shortcuts: variants(line, shortcuts, scope, "inHeading") }),
    items: [],
  };
};

/** Resolves an item's lines for each kind. "*" means the options of the kind, all or those in the heading. */
function variants(
  { list: path, kind }: ListLine,
  lines: readonly Line[],
  scope: Scope,
  rest: "options" | "inHeading" = "options",
) {
  const itemScope: Scope = { ...scope, root: itemSchema(scope.root, path), prefix: "", place: "" };
  if (!kind) return { "": scope.resolve(lines, itemScope) };
  const { by, field, uniqueFlag, requiredFlag } = kind;
  const options = scope.schemas[by.options];
  if (!options) throw new Error(`No type is called ${by.options}.`);
  const choices = Object.entries(by.types).map(([value, { label, icon, legacy }]) => ({
    value,
    label,
    icon,
    ...(legacy && { offered: false as const }),
  }));
  const linesOf = ([name, type]: [string, FieldType]): [string, LineModel[]] => {
    const explained = type.legacy === undefined || rest === "inHeading" ? [] : [{ note: type.legacy }];
    const ofKind = scope.resolve([...explained, ...(type[rest] ?? [])], {
      ...itemScope,
      root: partSchema(options, name),
    });
    const resolved = scope.resolve(lines, { ...itemScope, rest: ofKind, choices: { [field]: choices } });
    const all = type.nonempty ? withHint(requiredFlag, type.nonempty.setup, resolved) : resolved;
    return [name, type.neverUnique ? withoutField(uniqueFlag, all) : all];
  };
  return Object.fromEntries(Object.entries(by.types).map(linesOf));
}

/** Returns the lines with another hint for one field, at any depth. */
const withHint = (path: string, hint: string, lines: readonly LineModel[]): LineModel[] =>
  lines.map((line): LineModel => {
    if (line.kind === "field") return line.path === path ? { ...line, hint } : line;
    if (!("items" in line) || line.kind === "list" || line.kind === "item") return line;
    return { ...line, items: withHint(path, hint, line.items) };
  });

/** Returns the lines without one field, at any depth. Lists cannot be nested. */
const withoutField = (path: string, lines: readonly LineModel[]): LineModel[] =>
  lines.flatMap((line): LineModel[] => {
    if (line.kind === "field") return fieldWithout(path, line);
    if (!("items" in line) || line.kind === "list" || line.kind === "item") return [line];
    return [{ ...line, items: withoutField(path, line.items) }];
  });

// If one of two fields sharing a line is removed, the other takes the line.
const fieldWithout = (path: string, { beside, ...field }: FieldModel): FieldModel[] => {
  const [other] = beside ? fieldWithout(path, beside) : [];
  const own = other ? { ...field, beside: other } : field;
  return field.path === path ? [other].filter((each) => each !== undefined) : [own];
};
