import type { Backend } from "../../server/backend";
import { hasSuperusers, makeFirstAdmin, signInAs, fetchVersionOrOldest } from "../../server/first-admin";

const account = { email: "bench@example.com", password: "a-long-password" };

/** How a log of requests is filled, and what its entries have. */
interface LogShape {
  path: string;
  /** The name of the address in filters. */
  url: string;
  visits: number;
}

const requestLog: LogShape = { path: "api/logs/requests", url: "url", visits: 2000 };
// Since v0.20.
const messageLog: LogShape = { path: "api/logs", url: "data.url", visits: 20_000 };

/** What was put into a backend. */
export interface Seeded {
  /** Of the admin. */
  token: string;
  model: unknown;
  /** The id of the collection with the records. */
  collection: string;
  /** A text that the newest record has. */
  lastRecord: string;
  /** A text that the newest entry of the log has. */
  lastVisit: string;
}

interface Field {
  name: string;
  type: string;
  options?: object;
}

const fields = {
  title: { type: "text" },
  body: { type: "text" },
  views: { type: "number" },
  score: { type: "number" },
  published: { type: "bool" },
  mail: { type: "email" },
  site: { type: "url" },
  at: { type: "date" },
  state: { type: "select", options: { maxSelect: 1, values: ["draft", "review", "live"] } },
  tags: { type: "select", options: { maxSelect: 3, values: ["red", "green", "blue"] } },
  data: { type: "json" },
  note: { type: "text" },
};

// Later backends have no such fields unless they are asked for.
const times = [
  { name: "created", type: "autodate", onCreate: true },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];

/** Fills an empty backend: an admin, a collection of twelve fields with so many records, and a log of requests. */
export async function seed({ url: backend, installToken }: Backend, records: number): Promise<Seeded> {
  const later = hasSuperusers(await fetchVersionOrOldest(backend.origin));
  await makeFirstAdmin(backend.origin, account, later ? await installToken : "");
  const { token, model } = await signInAs(backend.origin, account);
  const named = Object.entries(fields).map(([name, field]) => ({ name, ...field }));
  const flat = named.map(({ options, ...field }: Field) => ({ ...field, ...options }));
  const shape = later ? { fields: [...flat, ...times] } : { schema: named };
  const made = await call(backend, token, "POST", "api/collections", { name: "bench", type: "base", ...shape });
  const { id } = made as { id: string };
  console.log(`Adding ${records} records …`);
  // One after the other, since the oldest backend refuses parallel writes.
  for (let index = 0; index < records; index++)
    await call(backend, token, "POST", `api/collections/${id}/records`, recordAt(index));
  const lastVisit = await visit(backend, token, later ? messageLog : requestLog);
  return { token, model, collection: id, lastRecord: titleAt(records - 1), lastVisit };
}

/** Fills the request log; gives what its newest entry has. */
async function visit(backend: URL, token: string, log: LogShape): Promise<string> {
  const { url, visits } = log;
  console.log(`Adding ${visits} log entries …`);
  // What it took so far is in the log, too: keeping nothing deletes that at once.
  for (const maxDays of [0, 5]) await call(backend, token, "PATCH", "api/settings", { logs: { maxDays } });
  const lastVisit = `/api/visited/${visits}`;
  for (let index = 0; index < visits; index += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, offset) => fetch(new URL(`api/visited/${index + offset}`, backend))),
    );
  // The backend stores them behind its answers, in any order: the last one is to come first in the list.
  await logged(backend, token, log, `${url} ~ "/api/visited/"`, visits);
  await fetch(new URL(lastVisit, backend));
  await logged(backend, token, log, `${url} = "${lastVisit}"`, 1);
  return lastVisit;
}

const titleAt = (index: number): string => `Record number ${index} of the bench`;

const recordAt = (index: number): object => ({
  title: titleAt(index),
  body: "Lorem ipsum dolor sit amet. ".repeat((index % 12) + 1),
  views: index,
  score: (index * 7919) % 100,
  published: index % 2 === 0,
  mail: `user${index}@example.com`,
  site: `https://example.com/${index}`,
  at: new Date(Date.UTC(2022, 0, 1) + index * 60_000).toISOString().replace("T", " "),
  state: ["draft", "review", "live"][index % 3],
  tags: ["red", "green", "blue"].slice(index % 3),
  data: { index, list: [1, 2, { deep: "value" }] },
  note: "n".repeat(index % 40),
});

/** Waits until the backend has written so many requests into its log that a filter finds, which it does a moment after it has answered. */
async function logged(backend: URL, token: string, log: LogShape, filter: string, count: number): Promise<void> {
  const path = `${log.path}?${new URLSearchParams({ perPage: "1", filter })}`;
  const found = (await call(backend, token, "GET", path)) as { totalItems: number };
  if (found.totalItems < count) await logged(backend, token, log, filter, count);
}

async function call(backend: URL, token: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(path, backend), {
    method,
    headers: { Authorization: token, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}
