import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect } from "vitest";
import { recordsApi } from "../../definitions/api-preview";
import { fieldTypes } from "../support/product";
import { describedItem } from "../../src/features/api-preview/model/described";
import { previewTabs, type PreviewTab } from "../../src/features/api-preview/model/preview-tabs";
import { startMailbox } from "../browser/support/mailbox";
import { firstAdmin, freshBackend, served, temporaryFolder } from "./support";
import { asRead } from "../support/stored-collection";

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
  options,
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
  field("papers", "json"),
  field("photos", "file", { maxSelect: 3, maxSize: 1000 }),
  field("berths", "relation", { collectionId: harbours, maxSelect: null }),
];

const oauthProvider = createServer((request, response) => {
  response.setHeader("Content-Type", "application/json");
  const person = { id: "7", name: "Ada", email: "test@example.com", picture: "https://example.com/ada.png" };
  response.end(JSON.stringify(request.url === "/token" ? { access_token: "x", token_type: "bearer" } : person));
});

/** A backend with mails, a provider, and collections of records and of accounts, and what is done there by samples. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Builds a stage. */
export async function openStage(whenDone: (clean: () => Promise<void>) => void) {
  const backend = await freshBackend(whenDone);
  const base = backend.href.replace(/\/$/, "");
  const admin = await firstAdmin(backend);
  const folder = await temporaryFolder(whenDone);
  await writeFile(join(folder, "filename.jpg"), "content");
  const mailbox = await startMailbox();
  whenDone(mailbox.close);
  const provider = await served(oauthProvider, (clean) => whenDone(async () => clean()));

  const tabsOf = (item: Item): PreviewTab[] => previewTabs(describedItem(item), recordsApi, fieldTypes, base);

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

  const collection = async (name: string, type: string, schema: object[], rules: object, options = {}) => ({
    ...asRead(await call("POST", "/api/collections", { name, type, schema, ...rules, options })),
  });

  await call("PATCH", "/api/settings", {
    smtp: { enabled: true, host: "127.0.0.1", port: mailbox.port },
    googleAuth: {
      enabled: true,
      clientId: "demo",
      clientSecret: "demo",
      authUrl: new URL("authorize", provider).href,
      tokenUrl: new URL("token", provider).href,
      userApiUrl: new URL("user", provider).href,
    },
  });
  const harbours = await collection("harbours", "base", [field("name", "text")], {});
  const harbour = (await call("POST", "/api/collections/harbours/records", { name: "North" })).id;
  const boats = await collection("boats", "base", everyType(harbours.id), locked);
  const home = field("home", "relation", { collectionId: harbours.id, maxSelect: 1 });
  const buoys = await collection("buoys", "base", [home, ...everyType(harbours.id).slice(0, 10)], open);
  const options = { allowUsernameAuth: true, allowEmailAuth: true, allowOAuth2Auth: true, minPasswordLength: 12 };
  const nick = field("nick", "text", { min: 6 });
  const crew = await collection("crew", "auth", [nick], open, { ...options, requireEmail: true });
  const guests = await collection("guests", "auth", [], locked, { ...options, onlyEmailDomains: ["port.example.org"] });

  /** Makes the record that samples are about, by the sample that makes one. */
  async function makeRecord(item: Item): Promise<Known> {
    const made = await run(tabOf(item, "Create").code.curl, { TOKEN: admin, RELATION_RECORD_ID: harbour });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
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

  const session = async (item: Item): Promise<string> => {
    const { body } = await run(tabOf(item, "Auth with password").code.curl, {});
    return String((body as { token: string }).token);
  };

  async function mailToken(item: Item, title: string, known: Known): Promise<string> {
    expect((await run(tabOf(item, title).code.curl, known)).status).toBe(204);
    const { html = "" } = await mailbox.next();
    return /\/(eyJ[\w-]+\.[\w-]+\.[\w-]+)/.exec(html)?.[1] ?? "";
  }

  return {
    base,
    admin,
    harbour,
    boats,
    buoys,
    crew,
    guests,
    mailbox,
    tabOf,
    call,
    run,
    makeRecord,
    withRecord,
    session,
    mailToken,
  };
}
