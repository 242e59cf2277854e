import { calls } from "../../definitions/backend/calls";
import type { Collection } from "../../definitions/types/collection";
import { encodeBody } from "../../src/backend/dialects/translate";
import { isRead } from "../../src/backend/calls/request";
import type { Call } from "../../definitions/language/call";
import { formState, noDraft } from "../../src/runtime/model/form/draft";
import { editedRow } from "../../src/runtime/model/form/row-values";
import { visibleFields } from "../../src/runtime/model/form/visible";
import { withValueAt } from "../../src/values/json/path";
import { createBackend, Refusal, type CallName } from "../examples/backend";
import type { ExampleState } from "../examples/screen-states";
import type { Answering } from "./choice";
import { pageOf, storedCollections } from "../support/fixtures";

type Data = Readonly<Record<string, unknown>>;

/** A write that the page sent. */
export interface SentWrite {
  id: string;
  method: string;
  path: string;
  body: unknown;
}

const longWait = 3000;

/** Returns the function that takes the place of `fetch`: a backend that has the data of a state. */
export function backendOf(
  state: ExampleState,
  states: readonly ExampleState[],
  answers: Answering,
  onWrite: (write: SentWrite) => void,
): typeof fetch {
  const backend = createBackend({ collections: collectionsOf(state), settings: settingsOf(state, states) });
  const { place, data, item, page } = state;
  const row = rowOf(state, states);
  if (page.kind === "table" && page.type === "Admin") {
    backend.answers("listAdmins", pageOf([row]));
    backend.answers("readAdmin", row);
  } else if (item) {
    backend.answers("listRecords", pageOf([row, { ...row, id: "record000000002" }]));
    backend.answers("readRecord", row);
  } else if (place.kind === "row") backend.answers("readCollection", { ...data });
  if (answers === "refusing saves") refuseSaves(backend.answers, state);
  if (answers === "with errors") failAll(backend.answers);
  return async (input, init = {}) => {
    const { method = "GET", body } = init;
    const { pathname, search } = new URL(String(input), location.href);
    // Its built-in dashboard would say which page before the session is the right one.
    if (pathname.startsWith("/_/")) throw new TypeError("Failed to fetch");
    if (!pathname.startsWith("/api/") && !pathname.endsWith("backend.json")) return plainFetch(input, init);
    if (method !== "GET")
      onWrite({
        id: crypto.randomUUID(),
        method,
        path: pathname + search,
        body: typeof body === "string" ? JSON.parse(body) : undefined,
      });
    if (answers === "slowly") await new Promise((done) => setTimeout(done, longWait));
    return backend.fetch(input, init);
  };
}

const plainFetch = window.fetch.bind(window);

const collectionsOf = ({ place, page, item, data }: ExampleState): readonly Collection[] => {
  const own = item ?? (place.kind === "row" && page.kind === "table" && page.sidebar ? data : undefined);
  const others = storedCollections.filter(({ id }) => id !== own?.["id"]);
  return own?.["id"] === undefined ? storedCollections : [...others, own as unknown as Collection];
};

/** Returns the settings of all pages, with those of the state. */
const settingsOf = (state: ExampleState, states: readonly ExampleState[]): Data => {
  const pages = states.filter(({ place, number }) => place.kind === "settings" && number === 1);
  const isOwn = ({ screen }: ExampleState): boolean => state.place.kind === "settings" && screen === state.screen;
  const all = pages.map((each) => (isOwn(each) ? state : each).data);
  return encodeBody(calls.saveSettings, all.reduce<Data>(merged, {})) as Data;
};

const merged = (one: Data, other: Data): Data =>
  Object.entries(other).reduce<Data>((all, [key, value]) => {
    const before = all[key];
    return { ...all, [key]: isData(before) && isData(value) ? merged(before, value) : value };
  }, one);

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the row of a state, or one that fits the same item. */
function rowOf(state: ExampleState, states: readonly ExampleState[]): Data & { id: string } {
  const isRow = ({ place }: ExampleState): boolean => place.kind === "row" && !place.isNew;
  const alike = states.find((each) => isRow(each) && each.screen === state.screen && each.item === state.item);
  const { data } = isRow(state) ? state : (alike ?? state);
  return { id: "record000000001", ...data };
}

type Answer = ReturnType<typeof createBackend>["answers"];

const writes = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => !isRead(call));

/** Refuses every write with an error at each visible field. */
function refuseSaves(answer: Answer, { lines, data }: ExampleState): void {
  const row = editedRow(lines, data);
  const fault = { code: "validation_invalid_value", message: "The backend refuses this value." };
  const fields = visibleFields(formState(noDraft, lines, row).lines, row);
  const errors = fields.reduce<Data>((all, { path }) => withValueAt(all, path, fault), {});
  for (const [name] of writes) answer(name, new Refusal(400, "Failed to save.", errors));
}

const failAll = (answer: Answer): void => {
  for (const name of Object.keys(calls) as CallName[]) answer(name, new Refusal(500, "Something went wrong."));
};
