import type { DoorPage, Screen, SettingsPage } from "../definitions/language/screen";
import { columnLines } from "./outline-table";
import { resolve, type Schemas } from "../src/runtime/model/resolve";
import { tellModels } from "./outline-models";

/** A screen told in text, for reviews: a change of a screen changes a few lines of this. */
export function outline(screen: Screen, schemas: Schemas): string {
  const lines = {
    settings: settingsLines,
    door: doorLines,
    table: columnLines,
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
    ...tellModels(resolve(page.fields, schemas[page.type]!, schemas)),
    ...(whenClean && popup
      ? [
          `(${whenClean.button}) when nothing has changed, opens`,
          `  ${popup.title}`,
          ...tellModels(resolve(popup.fields, schemas[popup.type]!), "  "),
          `  (${popup.submit.label})  ${popup.submit.call.route}  "${popup.submit.done}"`,
        ]
      : []),
    ...(page.asks ?? []).map((question) => `asks: ${question}`),
    ...(page.ends ? [`ends the session: ${page.ends.at}  "${page.ends.question}"  "${page.ends.because}"`] : []),
    `(save)  ${page.save.route}  "${saved}"`,
  ];
};

const doorLines = (page: DoorPage, schemas: Schemas): string[] => [
  ...tellModels(resolve(page.fields, schemas[page.type]!, schemas)),
  `(${page.submit.label})  ${page.calls.map(({ call }) => call.route).join(", then ")}`,
];
