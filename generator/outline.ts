import type { ContentPage, SignedOutPage, Screen, SettingsPage } from "../definitions/language/screen";
import { tableLines } from "./outline-table";
import { wordLines, words } from "./words";
import { outlineOf } from "../src/runtime/model/form/line-kinds";
import { resolveLines } from "../src/runtime/model/form/resolve-lines";
import { routeOf } from "../src/backend/version/backend";
import type { Schemas } from "../src/runtime/model/form/schema";

/** Returns a screen as text for reviews: a change to a screen changes a few lines of it. */
export function outline(screen: Screen, schemas: Schemas): string {
  const lines = {
    settings: settingsLines,
    signedOut: signedOutLines,
    table: tableLines,
    content: ({ content, badge }: ContentPage) => [...(badge ? [`badge: ${badge}`] : []), `content: ${content}`],
    message: () => [],
  }[screen.kind] as (screen: Screen, schemas: Schemas) => string[];
  return [...head(screen), ...lines(screen, schemas), ""].join("\n");
}

const head = (screen: Screen): string[] => {
  if (screen.kind === "message") return [screen.title, `(${screen.link.label})  ${screen.link.to}`];
  if (screen.kind === "signedOut")
    return [[screen.heading, screen.route ?? `?${screen.flag}`, ...(screen.alsoAt ?? [])].join("  ")];
  return [`${screen.title}  ${screen.route}`];
};

const settingsLines = (page: SettingsPage, schemas: Schemas): string[] => {
  const { whenClean, success } = page;
  const popup = whenClean?.opens;
  return [
    ...outlineOf(resolveLines(page.fields, schemas[page.type]!, schemas)),
    ...(whenClean && popup
      ? [
          `(${whenClean.button}) when nothing has changed, opens`,
          `  ${popup.title}`,
          ...outlineOf(resolveLines(popup.fields, schemas[popup.type]!), "  "),
          `  (${popup.submit.label})  ${routeOf(popup.submit.call)}  "${popup.submit.success}"`,
        ]
      : []),
    ...(page.confirmBefore ?? []).map((question) => `asks: ${question}`),
    ...(page.endsSession
      ? [`ends the session: ${page.endsSession.path}  "${page.endsSession.question}"  "${page.endsSession.reason}"`]
      : []),
    `(save)  ${routeOf(page.save)}  "${success}"`,
  ];
};

const signedOutLines = (page: SignedOutPage, schemas: Schemas): string[] => {
  const { forAnyone, token, submit, calls, done, continues, back } = page;
  return [
    ...(forAnyone ? ["for anyone"] : []),
    ...(token ? [`token: ${[token.account, ...token.claims, ...token.emails].join(", ")}`] : []),
    ...(continues ? wordLines(continues) : []),
    ...outlineOf(resolveLines(page.fields, schemas[page.type]!, schemas)),
    `(${submit?.label ?? "at once"})  ${calls.map(({ call }) => routeOf(call)).join(", then ")}`,
    ...calls.flatMap(({ refusals = [] }) => refusals.map((refusal) => `refused: ${words(refusal)}`)),
    ...(done ? [[...done.says.map((text) => `"${text}"`), ...(done.leadsTo ? [done.leadsTo] : [])].join("  ")] : []),
    ...(back ? [`${back.label}  ${back.to}`] : []),
  ];
};
