import type { DoorPage, Screen, SettingsPage } from "../definitions/language/screen";
import type { TablePage } from "../definitions/language/table";
import type { Model, Schema } from "../src/runtime/model/model";
import { columnLines } from "./outline-table";
import { resolve } from "../src/runtime/model/resolve";

type Schemas = Readonly<Record<string, Schema>>;

/** A screen told in text, for reviews: a change of a screen changes a few lines of this. */
export function outline(screen: Screen, schemas: Schemas): string {
  const lines = {
    settings: settingsLines,
    door: doorLines,
    table: (page: TablePage) => columnLines(page),
    message: () => [],
  }[screen.kind] as (screen: Screen, schemas: Schemas) => string[];
  return [...head(screen), ...lines(screen, schemas), ""].join("\n");
}

const head = (screen: Screen): string[] => {
  if (screen.kind === "message") return [screen.title, `(${screen.go.label})  ${screen.go.to}`];
  if (screen.kind === "door") return [`${screen.heading}  ${screen.route ?? `?${screen.flag}`}`];
  return [`${screen.title}  ${screen.route}`];
};

const settingsLines = (page: SettingsPage, schemas: Schemas): string[] => {
  const { whenClean, saved } = page;
  const popup = whenClean?.opens;
  return [
    ...tell(resolve(page.fields, schemas[page.type]!, schemas)),
    ...(whenClean && popup
      ? [
          `(${whenClean.button}) when nothing has changed, opens`,
          `  ${popup.title}`,
          ...tell(resolve(popup.fields, schemas[popup.type]!), "  "),
          `  (${popup.submit.label})  ${popup.submit.call.route}  "${popup.submit.done}"`,
        ]
      : []),
    ...(page.asks ?? []).map((question) => `asks: ${question}`),
    ...(page.ends ? [`ends the session: ${page.ends.at}  "${page.ends.because}"`] : []),
    `(save)  ${page.save.route}  "${saved}"`,
  ];
};

const doorLines = (page: DoorPage, schemas: Schemas): string[] => [
  ...tell(resolve(page.fields, schemas[page.type]!, schemas)),
  `(${page.submit.label})  ${page.calls.map(({ call }) => call.route).join(", then ")}`,
];

const tell = (models: readonly Model[], indent = ""): string[] =>
  models.flatMap((model) => {
    if (model.is === "slot") return [`${indent}<${model.slot}>`];
    if (model.is === "field") {
      const choices = model.choices ? `: ${model.choices.map(({ label }) => label).join(" | ")}` : "";
      return [`${indent}${model.label}${model.required ? " *" : ""}  [${model.widget}${choices}]  ${model.path}`];
    }
    if (model.is === "group") return tell(model.items, indent);
    const condition = (path: string, value: unknown) => (value === true ? path : `${path} = ${JSON.stringify(value)}`);
    const title =
      model.is === "accordion"
        ? `> ${model.title}${model.badge ? `  (${model.badge.on} | ${model.badge.off})` : ""}`
        : `when ${model.condition.map(([path, value]) => condition(path, value)).join(" and ")}`;
    return [`${indent}${title}`, ...tell(model.items, `${indent}  `)];
  });
