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
import { selectBackend } from "../../src/backend/version/backend";
import { decodeBody, encodeBody } from "../../src/backend/dialects/translate";
import { isAvailable, resolveFor } from "../../src/backend/version/resolve-version";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { startMailbox } from "../browser/support/mailbox";
import { seriesOf } from "../support/tested-version";
import { freshApi, served, temporaryFolder } from "./support";

/** Collection or record as the backend answers it. */
export interface Item {
  id: string;
  name: string;
  [key: string]: unknown;
}

/** Status and body of an answer. */
interface Answer {
  status: number;
  body: unknown;
}

/** Values for the placeholders of a sample, which are words in capitals. */
export type Known = Readonly<Record<string, string>>;

/** Fills the placeholders of a sample. */
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

/** Returns whether a version has views. */
export const hasViews = (version: Version): boolean => isAvailable({ since: "v0.13" }, version);

const oauthProvider = () =>
  createServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    const verified = { email: "test@example.com", email_verified: true, verified_email: true };
    const person = { id: "7", sub: "7", name: "Ada", picture: "https://example.com/ada.png", ...verified };
    response.end(JSON.stringify(request.url === "/token" ? { access_token: "x", token_type: "bearer" } : person));
  });

/** Backend with mails, a sign-in provider and collections, and the samples for them. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Opens a stage on a version of the backend. */
export async function openStage(version: BuiltVersion, whenDone: (clean: () => Promise<void>) => void) {
  const series = seriesOf(version);
  selectBackend(series);
  const by = resolveProduct(series, product).fieldTypes;
  const later = resolveFor(series, laterFields);
  const isFlat = hasSuperusers(series);
  const api = apiFor(series);
  const { backend, admin, done } = await freshApi(whenDone, { version });
  const base = backend.href.replace(/\/$/, "");
  const folder = await temporaryFolder(whenDone);
  await writeFile(join(folder, "filename.jpg"), "content");
  const mailbox = await startMailbox();
  whenDone(mailbox.close);
  const provider = await served(oauthProvider(), (clean) => whenDone(async () => clean()));

  const tabOf = (item: Item, title: string): PreviewTab => {
    const found = previewTabs(describedItem(item), api, by, base).find((tab) => tab.title === title);
    if (!found) throw new Error(`${item.name} has no tab ${title}.`);
    return found;
  };

  const call = (method: string, path: string, body?: object): Promise<Item> => done(method, path, body);

  /** Runs a curl command. */
  async function run(command: string, known: Known): Promise<Answer> {
    const asked = filled(command, known).replace(/^curl /, "curl -s -w '\\n%{http_code}' ");
    const output = await new Promise<string>((resolve, reject) => {
      execFile("sh", ["-c", asked], { cwd: folder }, (fault, text) => (fault ? reject(fault) : resolve(text)));
    });
    const at = output.lastIndexOf("\n");
    const text = output.slice(0, at);
    return { status: Number(output.slice(at)), body: text === "" ? null : (JSON.parse(text) as unknown) };
  }

  /** Creates a collection in the shape of later versions, and reads it as screens do. */
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
  // Mails about sign-ins would come between the others.
  const accounts = { type: "auth", ...waysIn, ...(isFlat && { authAlert: { enabled: false } }), ...password.options };
  const own = { fields: [nick, ...password.fields], ...(!isFlat && { requireEmail: true }) };
  const crew = await collection({ ...accounts, ...open, ...own, name: "crew" });
  const limited = { fields: [...password.fields, ...email.fields], ...email.options };
  const guests = await collection({ ...accounts, ...locked, ...limited, name: "guests" });
  const mfa = { enabled: true };
  const pilots = isFlat
    ? await collection({ ...accounts, ...open, name: "pilots", fields: password.fields, mfa })
    : crew;

  /** Creates a record with the sample of Create. */
  async function makeRecord(item: Item): Promise<Known> {
    const made = await run(tabOf(item, "Create").code.curl, { TOKEN: admin, RELATION_RECORD_ID: harbour });
    expect([made.status, made.body]).toEqual([200, made.body]);
    return { RELATION_RECORD_ID: harbour, RECORD_ID: (made.body as Item).id };
  }

  /** Deletes all records of a collection. */
  async function forget(item: Item): Promise<void> {
    const path = `/api/collections/${item.name}/records`;
    const { items } = await call("GET", path);
    for (const { id } of items as Item[]) await call("DELETE", `${path}/${id}`);
  }

  const session = async (item: Item): Promise<string> => {
    const { body } = await run(tabOf(item, "Auth with password").code.curl, {});
    return String((body as { token: string }).token);
  };

  /** The token in the link of the next mail, or its one-time password. */
  async function mailToken(): Promise<string> {
    const { html = "" } = await mailbox.next();
    return (/\/(eyJ[\w-]+\.[\w-]+\.[\w-]+)/.exec(html) ?? /\b(\d{8})\b/.exec(html))?.[1] ?? "";
  }

  const items = { boats, buoys, crew, guests, names, pilots };
  return { ...items, base, admin, harbour, mailbox, tabOf, call, run, makeRecord, forget, session, mailToken };
}
