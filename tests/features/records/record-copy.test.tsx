import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sessionKey } from "../../../definitions/backend/backend-limits";
import { recordImportTexts as said } from "../../../definitions/texts/record-import";
import { enterProduction } from "../../support/environments";
import { fakeBackend, Refusal, type FakeBackend } from "../../support/fake-backend";
import { now, pageOf, storedCollections } from "../../support/fixtures";
import { open, signedIn, type Opened } from "../../support/open";

const address = "#/collections?collectionId=ports0000000000&filter=&sort=-created&import=ports0000000000";
const token = `x.${btoa(JSON.stringify({ exp: new Date(now).getTime() / 1000 + 3600 }))}.staging`;
const [ports, sailors] = storedCollections;
const withFiles = [{ ...ports!, fields: [...ports!.fields, sailors!.fields.find(({ name }) => name === "a_file")!] }];

const records = [
  {
    id: "port00000000001",
    collectionId: "x",
    collectionName: "ports",
    a_text: "North",
    a_file: ["chart.png", "log.txt"],
  },
  { id: "port00000000002", collectionId: "x", collectionName: "ports", a_text: "South", a_file: [] },
  { id: "port00000000003", collectionId: "x", collectionName: "ports", a_text: "East", a_file: ["east.png"] },
];

interface Source {
  /** Requests to the source, with the token of each. */
  asked: { method: string; path: string; token: string | null }[];
  /** Answers a request to the source; undefined for the usual answer. */
  answers: (path: string, signal: AbortSignal) => Promise<Response> | Response | undefined;
}

let source: Source;
let uploads: string[];

/** Upload that keeps its body, and is answered with a record. */
class KeptUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  #url = "";
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(): void {}
  getResponseHeader = (): null => null;
  send(body: Blob): void {
    void body.text().then((text) => {
      uploads.push(text);
      Object.assign(this, {
        status: 200,
        responseText: JSON.stringify({ ...records[0], id: /port\d+/.exec(this.#url + text)?.[0] }),
      });
      for (const type of ["load", "loadend"]) this.dispatchEvent(new Event(type));
    });
  }
}

const answerOf = (path: string): Response => {
  if (path.endsWith("/records")) return Response.json(pageOf(records, 1, 500));
  if (path.endsWith("/files/token")) return Response.json({ token: "files-of-staging" });
  return new Response(`bytes of ${path.split("/").at(-1)}`, { headers: { "Content-Type": "image/png" } });
};

/** Opens the import of production, next to staging with its records. */
function opened(backend: FakeBackend): Opened {
  const here = fetch;
  vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), "http://localhost:3000/_/");
    if (!pathname.startsWith("/staging/api/")) return here(input, init);
    source.asked.push({
      method: init.method ?? "GET",
      path: pathname + (search.includes("token=") ? search : ""),
      token: new Headers(init.headers).get("Authorization"),
    });
    return (await source.answers(pathname, init.signal!)) ?? answerOf(pathname);
  });
  return open(address, backend);
}

const press = async ({ user }: Opened, name: string): Promise<void> =>
  user.click(await screen.findByRole("button", { name }));

async function copied(backend: FakeBackend): Promise<Opened> {
  const page = opened(backend);
  await press(page, "Read ports");
  await press(page, "Check 3 rows");
  await press(page, "Import 3 records");
  return page;
}

// Load the panel first, which takes a while.
beforeAll(async () => {
  await import("../../../src/features/records/transfer/ImportPanel");
}, 60_000);

beforeEach(() => {
  source = { asked: [], answers: () => undefined };
  uploads = [];
  enterProduction();
  localStorage.setItem(`${sessionKey}@staging.1`, JSON.stringify({ token }));
  vi.stubGlobal("XMLHttpRequest", KeptUpload);
  signedIn();
});

const prepared = (): FakeBackend => {
  const backend = fakeBackend(withFiles);
  backend.answers("exportRecords", pageOf([]));
  backend.answers("addRecord", ({ payload }: { payload: object }) => ({ a_file: [], ...payload }));
  return backend;
};

test("copies records of another environment with their files", async () => {
  const backend = prepared();
  await copied(backend);
  await screen.findByText("3 records were created.");
  expect(uploads).toHaveLength(2);
  for (const part of ['filename="chart.png"', "bytes of chart.png", 'filename="log.txt"', "bytes of log.txt", "North"])
    expect(uploads[0]).toContain(part);
  expect(backend.payloads("addRecord")).toEqual([expect.objectContaining({ id: records[1]!.id, a_text: "South" })]);
  const isFile = ({ path }: { path: string }): boolean => path.includes("/files/ports/");
  expect(source.asked.filter(isFile)).toEqual(
    ["port00000000001/chart.png", "port00000000001/log.txt", "port00000000003/east.png"].map((path) => ({
      method: "GET",
      path: `/staging/api/files/ports/${path}?token=files-of-staging`,
      token: null,
    })),
  );
  expect(source.asked.filter((each) => !isFile(each)).map((each) => each.token)).toEqual([token, token]);
  expect(backend.asked.filter(({ headers }) => headers.get("Authorization") === token)).toEqual([]);
});

test("replaces the files of records that exist", async () => {
  const backend = prepared();
  const stored = records.map((record) => ({ ...record, a_file: ["old.png"] }));
  backend.answers("exportRecords", pageOf(stored));
  backend.answers("readRecord", ({ payload: { id } }: { payload: { id: string } }) =>
    stored.find((each) => each.id === id),
  );
  backend.answers("saveRecord", ({ payload }: { payload: object }) => ({ ...records[1], ...payload }));
  const page = opened(backend);
  await press(page, "Read ports");
  await page.user.click(await screen.findByRole("radio", { name: said.modes.update }));
  await press(page, "Check 3 rows");
  await screen.findByText(/^Empty cells will clear 1 a_file\./);
  await press(page, "Import 3 records");
  await screen.findByText("3 records were updated.");
  expect(uploads).toHaveLength(2);
  for (const text of uploads) expect(text).toContain('name="a_file.old.png"');
  expect(backend.payloads("saveRecord")).toEqual([expect.objectContaining({ "a_file.old.png": null })]);
});

test("skips a row whose file cannot be read, with the reason", async () => {
  const backend = prepared();
  source.answers = (path) => (path.endsWith("log.txt") ? new Response(null, { status: 404 }) : undefined);
  await copied(backend);
  await screen.findByText("2 records were created.");
  await screen.findByText("1 row was not imported.");
  const [group] = await screen.findAllByRole("group");
  expect(group!.textContent).toContain("a_file: The file log.txt could not be read from staging (status 404).");
  expect(uploads.join("")).not.toContain("North");
});

test("skips a row with more files than the field holds", async () => {
  const fields = withFiles[0]!.fields.map((field) => ({ ...field, ...(field.name === "a_file" && { maxSelect: 1 }) }));
  const backend = fakeBackend([{ ...ports!, fields }]);
  backend.answers("exportRecords", pageOf([]));
  const page = opened(backend);
  await press(page, "Read ports");
  await press(page, "Check 3 rows");
  await screen.findByText("2 records will be created.");
  expect((await screen.findByRole("group")).textContent).toContain("chart.png");
});

test("pauses when the other environment is unreachable, and resumes", async () => {
  const backend = prepared();
  source.answers = (path) => {
    if (path.endsWith("log.txt")) throw new TypeError("Failed to fetch");
    return undefined;
  };
  const page = await copied(backend);
  await screen.findByText(/^The import is paused: the file log\.txt could not be read from staging: /);
  source.answers = () => undefined;
  backend.answers("readRecord", new Refusal(404, "Not found."));
  await press(page, said.resume);
  await screen.findByText("3 records were created.");
  expect(uploads).toHaveLength(2);
});

test("stops a download, and lists the rows that were not sent", async () => {
  const backend = prepared();
  let isStopped = false;
  source.answers = (path, signal) => {
    if (!path.endsWith("log.txt")) return undefined;
    return new Promise((_, refuse) =>
      signal.addEventListener("abort", () => {
        isStopped = true;
        refuse(new DOMException("Stopped", "AbortError"));
      }),
    );
  };
  const page = await copied(backend);
  await waitFor(() => expect(source.asked.at(-1)?.path).toContain("log.txt"));
  await press(page, said.stop);
  await screen.findByText("2 rows were not tried: you stopped the import.");
  await screen.findByText("1 row was not imported.");
  expect([isStopped, uploads, backend.payloads("addRecord")]).toEqual([true, [], []]);
});

test("stops reading the other environment", async () => {
  source.answers = () => new Promise(() => {});
  const page = opened(prepared());
  await press(page, "Read ports");
  await screen.findByRole("progressbar", { name: "Reading staging" });
  await press(page, said.stop);
  await screen.findByRole("button", { name: "Read ports" });
});

test.each([
  [404, "staging has no collection named ports."],
  [403, "Your session in staging has ended. Sign in there, then read the records again."],
])("says why nothing was read after status %i", async (status, sentence) => {
  source.answers = () => new Response(null, { status });
  const page = opened(prepared());
  await press(page, "Read ports");
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
});

test("offers to sign in to the other environment first", async () => {
  localStorage.removeItem(`${sessionKey}@staging.1`);
  opened(prepared());
  const link = await screen.findByRole("link", { name: "Sign in to staging" });
  expect(link.getAttribute("href")).toBe("http://localhost:3000/staging/");
});

test("offers no other environment where there is one only", async () => {
  delete document.documentElement.dataset["environments"];
  opened(prepared());
  await screen.findByText("Files can't be imported: the field a_file is left unchanged.", { exact: false });
  expect(screen.queryByRole("combobox", { name: said.copied.label })).toBeNull();
});
