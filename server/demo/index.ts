import { randomInt } from "node:crypto";
import { calls } from "../../definitions/backend/calls";
import { hasSuperusers, makeFirstAdmin, routeOn, signInAs, fetchVersionOrOldest, type Account } from "../first-admin";
import { client, type Send } from "./api";
import { collections } from "./collections";
import { attachments, type Attachment } from "./files";
import { laterAttachments, laterCollections, laterRecords } from "./later";
import { links, records } from "./records";
import type { Rows } from "./rows";
import { visit } from "./visits";
import { sailors } from "./words";

/** Options of `fillDemo`. */
interface Filling {
  /** URL of the dashboard. */
  appUrl: string;
  /** Token of the install link, printed since v0.23 while there is no superuser. */
  installToken?: string | undefined;
  report: (line: string) => void;
}

/**
 * Fills the empty backend at `base` with the sample and returns the new admin. Throws a sentence if there is an admin
 * already (nothing changes then), on no answer or on a refusal.
 */
export async function fillDemo(base: string, { appUrl, installToken, report }: Filling): Promise<Account> {
  const root = base.replace(/\/+$/, "");
  const later = hasSuperusers(await fetchVersionOrOldest(root));
  if (!later) await refuseUnlessEmpty(root);
  else if (installToken === undefined)
    throw new Error(`Without an install link it is unknown whether the backend at ${root} is empty.`);
  const account = { email: "demo@example.com", password: freshPassword() };
  await makeFirstAdmin(root, account, installToken);
  try {
    await fill(root, account, { ...(later ? laterSample : sample), appUrl, report });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // The admin exists by now, but its password was never shown.
    throw new Error(`The sample is incomplete (${reason}). Delete the backend's data folder and start again.`, {
      cause,
    });
  }
  return account;
}

/** Content for an empty backend. */
interface Sample {
  collections: readonly { name: string; type: string }[];
  records: Rows;
  attachments: () => readonly Attachment[];
  /** Name of the setting with the dashboard's URL. */
  addressName: string;
  /** Returns settings that make the backend trust client addresses in this header. */
  trusting: ((header: string) => object) | undefined;
}

const sample: Sample = { collections, records, attachments, addressName: "appUrl", trusting: undefined };

const laterSample: Sample = {
  collections: laterCollections,
  records: laterRecords,
  attachments: () => [...attachments(), ...laterAttachments()],
  addressName: "appURL",
  trusting: (header) => ({ trustedProxy: { headers: header === "" ? [] : [header], useLeftmostIP: false } }),
};

async function refuseUnlessEmpty(base: string): Promise<void> {
  const answer = await fetch(`${base}/api/admins`, { method: "POST" }).catch(() => undefined);
  if (answer === undefined) throw new Error(`No backend answers at ${base}, so the sample could not be added.`);
  if (answer.status === 401)
    throw new Error(
      `The backend at ${base} already has an admin, so the sample was not added: it needs an empty backend.`,
    );
  if (answer.status !== 400)
    throw new Error(
      `The backend at ${base} answered ${answer.status} where 400 or 401 was expected, so the sample was not added.`,
    );
}

async function fill(base: string, account: Account, filling: Sample & Omit<Filling, "installToken">): Promise<void> {
  const { appUrl, report, addressName, trusting } = filling;
  const send = client(base, (await signInAs(base, account)).token);
  report(`Adding ${filling.collections.length} collections …`);
  const sender = { senderName: "Harbourline", senderAddress: "post@harbourline.example" };
  await send("PATCH", "/api/settings", { meta: { appName: "Harbourline", [addressName]: appUrl, ...sender } });
  await send("PUT", "/api/collections/import", { collections: filling.collections, deleteMissing: false });
  const password = freshPassword();
  await addRecords(send, filling.records, password, report);
  const files = filling.attachments();
  report(`Adding ${files.reduce((sum, { uploads }) => sum + uploads.length, 0)} files …`);
  for (const each of files) await upload(send, each);
  report("Making some visits for the request logs …");
  const [, adminSignIn] = routeOn(await fetchVersionOrOldest(base), calls.signIn);
  if (trusting) await send("PATCH", "/api/settings", trusting("X-Real-IP"));
  await visit(base, await crewToken(base, password), adminSignIn);
  if (trusting) await send("PATCH", "/api/settings", trusting(""));
}

async function crewToken(base: string, password: string): Promise<string> {
  const login = { identity: sailors[0].username, password };
  const { token } = (await client(base)("POST", "/api/collections/crew/auth-with-password", login)) as {
    token: string;
  };
  return token;
}

const recordsOf = (collection: string): string => `/api/collections/${collection}/records`;
const accounts = new Set(collections.filter(({ type }) => type === "auth").map(({ name }) => name));

// Sequential: concurrent writes can conflict in the database, and the backend then refuses one with a 400.
async function addRecords(send: Send, all: Rows, password: string, report: (line: string) => void): Promise<void> {
  for (const [collection, rows] of all) {
    report(`Adding ${rows.length} ${collection.replaceAll("_", " ")} …`);
    const secret = accounts.has(collection) ? { password, passwordConfirm: password } : {};
    for (const row of rows) await send("POST", recordsOf(collection), { ...row, ...secret });
  }
  await addLinks(send);
}

async function addLinks(send: Send): Promise<void> {
  for (const [collection, rows] of links) {
    for (const { id, ...values } of rows) await send("PATCH", `${recordsOf(collection)}/${id}`, values);
  }
}

async function upload(send: Send, { collection, id, field, uploads }: Attachment): Promise<void> {
  const form = new FormData();
  for (const { name, bytes } of uploads) form.append(field, new Blob([bytes]), name);
  await send("PATCH", `${recordsOf(collection)}/${id}`, form);
}

// Excludes letters and digits that look alike.
const readable = "abcdefghijkmnpqrstuvwxyz23456789";

/** Returns a random password: four groups of four characters, 80 bits. */
const freshPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => readable.charAt(randomInt(readable.length))).join(""),
  ).join("-");
