import { beforeEach, expect, it, vi } from "vitest";
import { doubtVersion } from "../../../src/backend/detection/find-version";
import { subscribeToVersion } from "../../../src/backend/detection/subscribe-to-version";
import { newQueryClient, settingsQuery } from "../../../src/backend/api/queries";
import { selectBackend } from "../../../src/backend/version/backend";
import type { Version } from "../../../definitions/language/versions";
import { newestPossible, useProvenVersion } from "../../../src/backend/detection/proven-version";
import { storedSettings } from "../../support/fixtures";
import { signedIn } from "../../support/open";

/** Settings as v0.23 to v0.36 have them. */
const settings = { ...storedSettings, batch: { enabled: false } };

const onFound = vi.fn<(version: Version) => void>();

/** Answers each request by a part of its address: a status, or the text of a response. */
function answering(answers: Readonly<Record<string, number | string>>) {
  const asked = vi.fn((input: string | URL) => {
    const answer = Object.entries(answers).find(([part]) => decodeURIComponent(String(input)).includes(part))?.[1];
    if (typeof answer === "string") return Promise.resolve(new Response(answer));
    const status = answer ?? 500;
    const found = String(input).includes("crons") ? [] : { items: [] };
    return Promise.resolve(Response.json(status === 200 ? found : { status, message: "No.", data: {} }, { status }));
  });
  vi.stubGlobal("fetch", asked);
  const partOf = (input: string | URL): string => {
    const address = decodeURIComponent(String(input));
    return Object.keys(answers).find((part) => address.includes(part)) ?? address;
  };
  return () => asked.mock.calls.map(([input]) => partOf(input));
}

const older = { "/_/": 404, scaffolds: '{"auth":{}}' };
const later = { "/_/": 404, scaffolds: '{"auth":{"alert":"{ALERT_INFO}"}}' };

const page = '<script type="module" crossorigin src="./assets/index-B1.js"></script>';

beforeEach(() => {
  // Plain files next to the built-in dashboard, not in its place.
  window.happyDOM.setURL("http://localhost:3000/admin/");
  signedIn();
  selectBackend("v0.23");
  onFound.mockClear();
});

function subscribe(): void {
  const queries = newQueryClient();
  queries.setQueryData(settingsQuery.queryKey, settings as never);
  subscribeToVersion(queries, onFound);
}

const proven = () => useProvenVersion.getState().proof;

it("takes the release that the built-in dashboard names, and sends no probe", async () => {
  const asked = answering({ "index-B1": 'var a="PocketBase v0.28.4",b', "/_/": page });
  subscribe();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith("v0.28"));
  expect(proven()).toMatchObject({ version: "v0.28", upTo: "v0.28", release: "0.28.4" });
  expect(asked()).toEqual(["/_/", "index-B1"]);
});

it("reads the script again only if the page of the built-in dashboard names another", async () => {
  const asked = answering({ "index-B1": '"PocketBase v0.28.4"', "/_/": page });
  subscribe();
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  selectBackend("v0.28");
  subscribe();
  await vi.waitFor(() => expect(asked()).toEqual(["/_/", "index-B1", "/_/"]));
});

it("does not believe a release that the settings contradict", async () => {
  answering({ "index-B1": '"PocketBase v0.39.1"', "/_/": page, scaffolds: later.scaffolds, strftime: 200 });
  subscribe();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith("v0.36"));
  expect(proven()).not.toHaveProperty("release");
});

it.each([
  ["v0.36", "v0.36", { ...later, strftime: 200 }],
  ["v0.34", "v0.35", { ...later, strftime: 400, changed: 200 }],
  ["v0.33", "v0.33", { ...later, strftime: 400, changed: 400 }],
  ["v0.27", "v0.32", { ...older, geoDistance: 200 }],
  ["v0.24", "v0.26", { ...older, geoDistance: 400, crons: 200 }],
] as const)("finds %s to %s by its features, and asks for no others", async (version, upTo, answers) => {
  const asked = answering(answers);
  subscribe();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(version));
  expect(proven()).toMatchObject({ version, upTo });
  expect(asked()).toEqual(Object.keys(answers));
});

it.each([
  ["there is no feature", { ...older, geoDistance: 400, crons: 404 }, "v0.23"],
  ["a probe cannot be answered", { ...older, geoDistance: 429 }, "v0.36"],
] as const)("keeps the version of the settings if %s", async (_, answers, upTo) => {
  const asked = answering(answers);
  subscribe();
  await vi.waitFor(() => expect(asked()).toEqual(Object.keys(answers)));
  await vi.waitFor(() => expect(proven()?.checkedOn).toBeDefined());
  expect(proven()?.version).toBe("v0.23");
  expect(newestPossible("v0.23")).toBe(upTo);
});

it.each([
  ["newer", { ...later, strftime: 200 }, "v0.36"],
  ["older", { ...older, geoDistance: 400, crons: 200 }, "v0.24"],
] as const)("finds that the backend was replaced by a %s one", async (_, answers, version) => {
  selectBackend("v0.27");
  answering(answers);
  subscribe();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(version));
});

it("sends probes once a day, or when the backend lacks a route", async () => {
  const answers = { ...older, geoDistance: 400, crons: 200 };
  const once = Object.keys(answers);
  const asked = answering(answers);
  subscribe();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith("v0.24"));
  selectBackend("v0.24");
  subscribe();
  doubtVersion();
  await vi.waitFor(() => expect(asked()).toEqual([...once, ...once]));
});
