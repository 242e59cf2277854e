import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { AnyRow } from "../../definitions/language/call";
import type { TablePage } from "../../definitions/language/table";
import type { LiveState } from "../../src/runtime/table/live/live-connection";
import { LiveSync } from "../../src/runtime/table/live/live-sync";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { FakeStream, fakeStreams, lastStream } from "../support/fake-stream";
import { pageOf, storedRecords } from "../support/fixtures";
import { collections } from "../support/product";
import { signedIn } from "../support/open";

const row: AnyRow = storedRecords[0]!;
const page: TablePage = collections;
const topic = "sailors00000000/*";

const noAnswer = (): never => {
  throw new TypeError("Failed to fetch");
};

const failures = [
  ["500", new Refusal(500, "Broken.")],
  ["503", new Refusal(503, "Busy.")],
  ["429", new Refusal(429, "Too many requests.")],
  ["no answer", noAnswer],
] as const;

beforeEach(() => {
  signedIn();
  fakeStreams();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

/** Starts to sync one row, which is the only one of the backend. */
function startSync() {
  const backend = fakeBackend();
  backend.answers("listRecords", pageOf([row], 1));
  backend.answers("listRelated", pageOf([row], 1, 200));
  const states: LiveState[] = [];
  const replaced: AnyRow[] = [];
  const found = {
    loading: false,
    stale: false,
    replace: (_: string, next: AnyRow | undefined) => void replaced.push(next!),
  };
  const sync = new LiveSync(() => ({
    live: page.live!,
    itemId: "sailors00000000",
    list: page.list,
    request: { itemId: "sailors00000000", filter: "", sort: "-created" },
    newestFirst: "-created",
    found,
    onGone: () => {},
    onState: (state) => void states.push(state),
  }));
  onTestFinished(() => {
    sync.stop();
    vi.useRealTimers();
  });
  sync.start();
  sync.noteRows([row]);
  const state = (): string => `${states.at(-1)!.connection} ${states.at(-1)!.attempt}`;
  return { backend, state, replaced };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

const connect = async (): Promise<void> => {
  lastStream().sends("PB_CONNECT", { clientId: `client${FakeStream.all.length}` });
  await pass(0);
};

describe.each(failures)("after %s", (_, failure) => {
  it("subscribes again, and waits longer after each failure", async () => {
    const { backend, state } = startSync();
    backend.answers("subscribe", failure);
    for (const [index, wait] of [300, 1000, 2000].entries()) {
      await connect();
      expect(state()).toBe(`lost ${index + 1}`);
      expect(lastStream().isClosed).toBe(true);
      await pass(wait - 1);
      expect(FakeStream.all).toHaveLength(index + 1);
      await pass(1);
      expect(FakeStream.all).toHaveLength(index + 2);
    }
    backend.recovers("subscribe");
    await connect();
    expect(state()).toBe("live 0");
  });

  it("is not live before everything was read", async () => {
    const { backend, state, replaced } = startSync();
    backend.answers("listRelated", failure);
    await connect();
    expect(state()).toBe("lost 1");
    await pass(300);
    backend.answers("listRelated", pageOf([{ ...row, a_text: "Changed in the gap" }], 1, 200));
    await connect();
    expect(state()).toBe("live 0");
    expect(replaced.map((each) => each["a_text"])).toEqual(["Changed in the gap"]);
  });

  it("reads everything again if it could not read one change", async () => {
    const { backend, state, replaced } = startSync();
    await connect();
    backend.answers("listRelated", failure);
    // Without the shown values, so the row is read.
    lastStream().sends(topic, { action: "update", record: { id: row.id } });
    await pass(2000);
    expect(state()).toBe("lost 1");
    await pass(300);
    backend.answers("listRelated", pageOf([{ ...row, a_text: "South of the light" }], 1, 200));
    await connect();
    expect(state()).toBe("live 0");
    expect(replaced.map((each) => each["a_text"])).toEqual(["South of the light"]);
  });
});

it("opens a broken stream again, at most every 30 seconds", async () => {
  startSync();
  await connect();
  for (const [index, wait] of [300, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000].entries()) {
    lastStream().breaks();
    await pass(wait - 1);
    expect(FakeStream.all).toHaveLength(index + 1);
    await pass(1);
    expect(FakeStream.all).toHaveLength(index + 2);
  }
});
