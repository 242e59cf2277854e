import { randomInt } from "node:crypto";
import { client, type Send } from "./api";
import { collections } from "./collections";
import { attachments, type Attachment } from "./files";
import { links, records } from "./records";
import { visit } from "./visits";
import { sailors } from "./words";

/** Who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/**
 * Fills an empty backend at `base` with the sample and gives its admin; `appUrl` is where the dashboard is, `report` hears of the progress.
 * Throws a sentence when the backend has an admin (nothing is changed then), does not answer, or refuses something.
 */
export async function fillDemo(
  base: string,
  { appUrl, report }: { appUrl: string; report: (line: string) => void },
): Promise<Account> {
  const root = base.replace(/\/+$/, "");
  await refuseUnlessEmpty(root);
  const account = { email: "demo@example.com", password: freshPassword() };
  await client(root)("POST", "/api/admins", { ...account, passwordConfirm: account.password });
  try {
    await fill(root, account, appUrl, report);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // The admin exists by now, and nobody was told the password.
    throw new Error(`The sample is incomplete (${reason}). Delete the backend's data folder and start again.`, {
      cause,
    });
  }
  return account;
}

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

async function fill(base: string, account: Account, appUrl: string, report: (line: string) => void): Promise<void> {
  const send = await signedIn(base, account);
  report(`Adding ${collections.length} collections …`);
  await send("PATCH", "/api/settings", {
    meta: { appName: "Harbourline", appUrl, senderName: "Harbourline", senderAddress: "post@harbourline.example" },
  });
  await send("PUT", "/api/collections/import", { collections, deleteMissing: false });
  const password = freshPassword();
  await addRecords(send, password, report);
  const files = attachments();
  report(`Adding ${files.reduce((sum, { uploads }) => sum + uploads.length, 0)} files …`);
  for (const each of files) await upload(send, each);
  report("Making some visits for the request logs …");
  await visit(base, await crewToken(base, password));
}

async function signedIn(base: string, { email, password }: Account): Promise<Send> {
  const login = { identity: email, password };
  const { token } = (await client(base)("POST", "/api/admins/auth-with-password", login)) as { token: string };
  return client(base, token);
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

// One after another: two writes at once can meet in the database, and the backend then refuses one of them with a 400.
async function addRecords(send: Send, password: string, report: (line: string) => void): Promise<void> {
  for (const [collection, rows] of records) {
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

// Without the letters and digits that look alike.
const readable = "abcdefghijkmnpqrstuvwxyz23456789";

/** A new random password: four groups of four letters and digits, 80 bits. */
const freshPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => readable.charAt(randomInt(readable.length))).join(""),
  ).join("-");
