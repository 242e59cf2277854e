import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { product } from "../../definitions/eras/superusers";
import type { Version } from "../../definitions/language/versions";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { apiFor } from "../../src/features/api-preview/model/api-for";
import { describedItem } from "../../src/features/api-preview/model/described";
import { previewTabs, type PreviewTab } from "../../src/features/api-preview/model/preview-tabs";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { decodeBody, encodeBody } from "../../src/runtime/model/version/dialects";
import { isAvailable, resolveFor } from "../../src/runtime/model/version/resolve";
import { resolveProduct } from "../../src/runtime/model/version/resolve-product";
import { startMailbox } from "../browser/support/mailbox";
import { seriesOf } from "../support/tested-version";
import { firstAdmin, freshBackend, served, temporaryFolder } from "./support";

/** What the backend answers of a collection or a record. */
export interface Item {
  id: string;
  name: string;
  [key: string]: unknown;
}

/** A status and what came with it. */
export interface Answer {
  status: number;
  body: unknown;
}

/** What stands for the words in capitals of a sample. */
export type Known = Readonly<Record<string, string>>;

/** A sample with what stands for its words in capitals. */
export const filled = (sample: string, known: Known): string =>
  sample.replaceAll(/\b[A-Z_]+\b/g, (name) => known[name] ?? name);

const field = (name: string, type: string, options: object = {}, required = true) => ({
  name,
  type,
  required,
  ...options,
});

const locked = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null };
const open = { listRule: "", viewRule: "", createRule: "", updateRule: "", deleteRule: "" };

const everyType = (harbours: string) => [
  field("title", "text", { min: 6, max: 10 }),
  field("length", "number", { min: 500, max: 600 }),
  field("crew", "number", { max: 100 }),
  field("depth", "number", { max: -3.5 }),
  field("afloat", "bool"),
  field("contact", "email", { onlyDomains: ["port.example.org"] }),
  field("site", "url", { exceptDomains: ["example.com", "example.org"] }),
  field("launched", "date", { min: "2024-01-01 00:00:00.000Z" }),
  field("kind", "select", { values: ["it's a boat", "ferry"], maxSelect: 1 }),
  field("tags", "select", { values: ["fast", "old"], maxSelect: 2 }),
  field("papers", "json", { maxSize: 1000 }),
  field("photos", "file", { maxSelect: 3, maxSize: 1000 }),
  field("berths", "relation", { collectionId: harbours, maxSelect: 999 }),
];

const dates = [
  field("created", "autodate", { onCreate: true }, false),
  field("updated", "autodate", { onCreate: true, onUpdate: true }, false),
];

// Until v0.22 all records have these dates.
const laterFields = {
  dates: [{ since: "v0.23", show: dates }],
  types: [
    { since: "v0.12", show: [field("story", "editor", { maxSize: 1000 })] },
    {
      since: "v0.23",
      show: [
        field("made", "autodate", { onCreate: true, onUpdate: true }, false),
        field("key", "password", { min: 9, max: 20 }),
        field("serial", "text", { pattern: "^[0-9]{4}$", autogeneratePattern: "[0-9]{4}" }),
        field("seats", "number", { min: 124, max: 130, onlyInt: true }),
        field("secret", "text", { hidden: true }),
      ],
    },
    { since: "v0.27", show: [field("place", "geoPoint", {}, false)] },
  ],
} as const;

/** Whether a version has views. */
export const hasViews = (version: Version): boolean => isAvailable({ since: "v0.13" }, version);

const oauthProvider = () =>
  createServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    const person = {
      id: "7",
      sub: "7",
      email_verified: true,
      verified_email: true,
      name: "Ada",
      email: "test@example.com",
      picture: "https://example.com/ada.png",
    };
    response.end(JSON.stringify(request.url === "/token" ? { access_token: "x", token_type: "bearer" } : person));
  });

/** A backend with mails, a provider, and collections of records and of accounts, and what is done there by samples. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Builds a stage with a version of the backend. */
export async function openStage(version: BuiltVersion, whenDone: (clean: () => Promise<void>) => void) {
  const series = seriesOf(version);
  selectBackend(series);
  const by = resolveProduct(series, product).fieldTypes;
  const later = resolveFor(series, laterFields);
  const isFlat = hasSuperusers(series);
  const api = apiFor(series);
  const backend = await freshBackend(whenDone, { version });
  const base = backend.href.replace(/\/$/, "");
  const admin = await firstAdmin(backend);
  const folder = await temporaryFolder(whenDone);
  await writeFile(join(folder, "filename.jpg"), "content");
  const mailbox = await startMailbox();
  whenDone(mailbox.close);
  const provider = await served(oauthProvider(), (clean) => whenDone(async () => clean()));

  const tabsOf = (item: Item): PreviewTab[] => previewTabs(describedItem(item), api, by, base);

  const tabOf = (item: Item, title: string): PreviewTab => {
    const found = tabsOf(item).find((tab) => tab.title === title);
    if (!found) throw new Error(`${item.name} has no tab ${title}.`);
    return found;
  };

  async function call(method: string, path: string, body?: object): Promise<Item> {
    const answer = await fetch(base + path, {
      method,
      headers: { Authorization: admin, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text === "" ? {} : JSON.parse(text)) as Item;
  }

  /** Runs a command for curl; gives the status and the answer. */
  async function run(command: string, known: Known): Promise<Answer> {
    const asked = filled(command, known).replace(/^curl /, "curl -s -w '\\n%{http_code}' ");
    const said = await new Promise<string>((done, failed) => {
      execFile("sh", ["-c", asked], { cwd: folder }, (fault, output) => (fault ? failed(fault) : done(output)));
    });
    const at = said.lastIndexOf("\n");
    const text = said.slice(0, at);
    return { status: Number(said.slice(at)), body: text === "" ? null : (JSON.parse(text) as unknown) };
  }

  /** Makes a collection that is told as later versions have it, and reads it as its screens do. */
  const collection = async (body: object): Promise<Item> =>
    decodeBody(
      calls.listCollections,
      await call("POST", "/api/collections", encodeBody(calls.addCollection, body) as object),
    ) as Item;

  const google = {
    name: "google",
    clientId: "demo",
    clientSecret: "demo",
    authURL: new URL("authorize", provider).href,
    tokenURL: new URL("token", provider).href,
    userInfoURL: new URL("user", provider).href,
  };
  const { authURL: authUrl, tokenURL: tokenUrl, userInfoURL: userApiUrl } = google;
  await call("PATCH", "/api/settings", {
    smtp: { enabled: true, host: "127.0.0.1", port: mailbox.port },
    ...(isFlat
      ? { batch: { enabled: true, maxRequests: 50, timeout: 30 } }
      : { googleAuth: { ...google, enabled: true, authUrl, tokenUrl, userApiUrl } }),
  });
  const waysIn = isFlat
    ? { oauth2: { enabled: true, providers: [google] }, otp: { enabled: true } }
    : { allowUsernameAuth: true, allowEmailAuth: true, allowOAuth2Auth: true };
  const password = isFlat
    ? { fields: [{ ...field("password", "password", { min: 12 }), system: true, hidden: true }], options: {} }
    : { fields: [], options: { minPasswordLength: 12 } };
  const email = isFlat
    ? { fields: [{ ...field("email", "email", { onlyDomains: ["port.example.org"] }), system: true }], options: {} }
    : { fields: [], options: { onlyEmailDomains: ["port.example.org"] } };

  const harbours = await collection({ name: "harbours", type: "base", fields: [field("name", "text")], ...locked });
  const harbour = (await call("POST", "/api/collections/harbours/records", { name: "North" })).id;
  const every = everyType(harbours.id);
  const boats = await collection({ name: "boats", type: "base", fields: [...every, ...later.types], ...locked });
  const home = field("home", "relation", { collectionId: harbours.id, maxSelect: 1 });
  const few = [home, ...every.slice(0, 10), ...later.dates];
  const buoys = await collection({ name: "buoys", type: "base", fields: few, ...open });
  // Views take their fields from the query.
  const query = { fields: [], viewQuery: "select id, title from boats", listRule: "", viewRule: "" };
  const names = hasViews(series) ? await collection({ ...query, name: "boat_names", type: "view" }) : boats;
  const nick = field("nick", "text", { min: 6 });
  // A mail about a sign-in would come between the others.
  const accounts = { type: "auth", ...waysIn, ...(isFlat && { authAlert: { enabled: false } }), ...password.options };
  const crew = await collection({
    ...accounts,
    ...open,
    name: "crew",
    fields: [nick, ...password.fields],
    ...(!isFlat && { requireEmail: true }),
  });
  const guests = await collection({
    ...accounts,
    ...locked,
    name: "guests",
    fields: [...password.fields, ...email.fields],
    ...email.options,
  });

  const mfa = { enabled: true };
  const pilots = isFlat
    ? await collection({ ...accounts, ...open, name: "pilots", fields: password.fields, mfa })
    : crew;

  /** Makes the record that samples are about, by the sample that makes one. */
  async function makeRecord(item: Item): Promise<Known> {
    const made = await run(tabOf(item, "Create").code.curl, { TOKEN: admin, RELATION_RECORD_ID: harbour });
    expect([made.status, made.body]).toEqual([200, made.body]);
    return { RELATION_RECORD_ID: harbour, RECORD_ID: (made.body as Item).id };
  }

  /** Makes a record for one test, and takes it away afterwards. */
  async function withRecord(item: Item, use: (known: Known) => Promise<void>): Promise<void> {
    const known = await makeRecord(item);
    try {
      await use(known);
    } finally {
      await call("DELETE", `/api/collections/${item.name}/records/${known["RECORD_ID"]}`).catch(() => undefined);
    }
  }

  /** Takes all records of a collection away. */
  async function forget(item: Item): Promise<void> {
    const path = `/api/collections/${item.name}/records`;
    const { items } = await call("GET", path);
    for (const { id } of items as Item[]) await call("DELETE", `${path}/${id}`);
  }

  const session = async (item: Item): Promise<string> => {
    const { body } = await run(tabOf(item, "Auth with password").code.curl, {});
    return String((body as { token: string }).token);
  };

  /** Runs the sample that sends a mail; gives the token of its link, or its one-time password. */
  async function mailToken(item: Item, title: string, known: Known): Promise<string> {
    expect((await run(tabOf(item, title).code.curl, known)).status).toBeLessThan(300);
    const { html = "" } = await mailbox.next();
    return (/\/(eyJ[\w-]+\.[\w-]+\.[\w-]+)/.exec(html) ?? /\b(\d{8})\b/.exec(html))?.[1] ?? "";
  }

  return {
    version,
    isFlat,
    base,
    admin,
    harbour,
    boats,
    buoys,
    crew,
    guests,
    names,
    pilots,
    mailbox,
    tabOf,
    call,
    run,
    makeRecord,
    withRecord,
    forget,
    session,
    mailToken,
  };
}
