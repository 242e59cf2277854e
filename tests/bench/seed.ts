import type { Backend } from "../../server/backend";
import { hasSuperusers, makeFirstAdmin, signInAs, fetchVersionOrOldest } from "../../server/first-admin";

const account = { email: "bench@example.com", password: "a-long-password" };

/** API and size of a request log. */
interface LogShape {
  path: string;
  /** Name of the URL in filters. */
  url: string;
  visits: number;
}

const requestLog: LogShape = { path: "api/logs/requests", url: "url", visits: 2000 };
// Since v0.20.
const messageLog: LogShape = { path: "api/logs", url: "data.url", visits: 20_000 };

/** Content of a seeded backend. */
export interface Seeded {
  /** Token of the admin. */
  token: string;
  model: unknown;
  /** Id of the collection. */
  collection: string;
  /** Text in the newest record. */
  lastRecord: string;
  /** Text in the newest log entry. */
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

// Later backends have no such fields by default.
const times = [
  { name: "created", type: "autodate", onCreate: true },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];

/** Fills an empty backend with an admin, records of twelve fields and a request log. */
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
  // The oldest backend refuses parallel writes.
  for (let index = 0; index < records; index++)
    await call(backend, token, "POST", `api/collections/${id}/records`, recordAt(index));
  const lastVisit = await visit(backend, token, later ? messageLog : requestLog);
  return { token, model, collection: id, lastRecord: titleAt(records - 1), lastVisit };
}

/** Fills the request log; returns a text of its newest entry. */
async function visit(backend: URL, token: string, log: LogShape): Promise<string> {
  const { url, visits } = log;
  console.log(`Adding ${visits} log entries …`);
  // Zero days delete the entries of the seeding at once.
  for (const maxDays of [0, 5]) await call(backend, token, "PATCH", "api/settings", { logs: { maxDays } });
  const lastVisit = `/api/visited/${visits}`;
  for (let index = 0; index < visits; index += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, offset) => fetch(new URL(`api/visited/${index + offset}`, backend))),
    );
  // The backend logs after its answers in any order. The last entry must be the newest.
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

/** Waits until a filter finds so many log entries, which the backend writes after its answers. */
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
