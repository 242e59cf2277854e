import { beforeEach, expect, it, vi } from "vitest";
import { texts } from "../../../definitions/texts/texts";
import type { Version } from "../../../definitions/language/versions";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { newQueryClient } from "../../../src/backend/api/queries";
import { useSession } from "../../../src/backend/session/session";
import { fakeBackend, Refusal, type FakeBackend } from "../../support/fake-backend";
import { session } from "../../support/fixtures";
import { signedIn } from "../../support/open";

const onFound = vi.fn<(version: Version) => void>();

beforeEach(() => {
  onFound.mockClear();
  signedIn();
});

/** A session on a backend without this renewal. */
function guarded(health: unknown): FakeBackend {
  const backend = fakeBackend();
  backend.answers("renewSession", new Refusal(404, "The requested resource wasn't found."));
  backend.hasHealth(health);
  guardSession(newQueryClient(), vi.fn(), onFound);
  return backend;
}

it("ends the session when another era of the backend answers", async () => {
  guarded({ code: 200, message: "API is healthy.", data: {} });
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith("v0.23"));
  expect(useSession.getState()).toMatchObject({
    session: undefined,
    endReason: texts.session.otherVersion,
    leftByChoice: false,
  });
});

it.each([
  ["the era is the same", { code: 200, message: "API is healthy.", data: { canBackup: true } }],
  ["health says nothing", new Refusal(502, "Bad gateway.")],
])("keeps the session when %s", async (_, answer) => {
  const health = vi.fn();
  const backend = guarded(answer);
  await vi.waitFor(() => expect(backend.payloads("renewSession")).toHaveLength(1));
  // The second guard starts after the first renewal has ended.
  await vi.waitFor(() => {
    guardSession(newQueryClient(), vi.fn(), health);
    expect(backend.payloads("renewSession").length).toBeGreaterThan(1);
  });
  expect(useSession.getState().session).toEqual(session);
  expect([onFound, health].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
