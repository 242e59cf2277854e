import type { SignedOutPage } from "../../definitions/language/screen";
import { newRow, openedFor, queryOf } from "../../src/runtime/model/table/address";
import { mailToken, storedRecords } from "../support/fixtures";
import { storedLogs } from "../support/logs";
import { storedMessages } from "./listed";
import type { ExampleState } from "./screen-states";

/** Returns a token that a page accepts, or an empty text for a page without one. `more` has other claims. */
export function tokenFor({ token }: SignedOutPage, more: object = {}): string {
  if (!token) return "";
  const emails = token.emails.map((name) => [name, name === "email" ? "ada@example.com" : "ada@example.org"] as const);
  const claims = token.claims.map((name) => [name, `${name}00000000`.slice(0, 15)] as const);
  return mailToken(token.account, { ...Object.fromEntries([...claims, ...emails]), ...token.flags, ...more });
}

/** Returns the address of a page before the session, from the first "?" or "#" on. */
export const addressOfPage = (page: SignedOutPage, token: string): string =>
  page.route ? `#${page.route.replace(":token", token)}` : `?${page.flag}`;

/** Returns the address of a state, from the first "?" or "#" on. `more` has other claims of a token in it. */
export function addressOf({ page, place, item, data }: ExampleState, more?: object): string {
  if (page.kind === "signedOut") return addressOfPage(page, tokenFor(page, more));
  if (page.kind === "message") return "#/nowhere";
  if (page.kind !== "table") return `#${page.route}`;
  const chosen = item ? { item: String(item["id"]) } : {};
  const panel = "panel" in place ? place.panel : undefined;
  const opened = panel && { opened: openedFor(panel, idOf({ place, data, page })) };
  return `#${page.route}?${queryOf(page, { ...chosen, ...opened })}`;
}

function idOf({ place, data, page }: Pick<ExampleState, "place" | "data" | "page">): string {
  if (place.kind === "row") return place.isNew ? newRow : String(data["id"]);
  if (place.kind === "popup") return storedRecords[0]!.id;
  return (page.kind === "table" && page.type === "LogEntry" ? storedLogs[1]! : storedMessages[0]!).id;
}
