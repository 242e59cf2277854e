import { beforeEach, expect, test, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { foreignAddress } from "../../../definitions/backend/refusals";
import { guardSession } from "../../../src/backend/guard/guard-session";
import { newQueryClient } from "../../../src/backend/api/queries";
import { send } from "../../../src/backend/api/send";
import { storeSession, useSession } from "../../../src/backend/session/session";
import { useToasts } from "../../../src/browser/toasts";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { admin, session, tokenUntil } from "../../support/fixtures";
import { signedIn } from "../../support/open";

beforeEach(signedIn);

test("says when a session ends that cannot be renewed", async () => {
  fakeBackend();
  const token = tokenUntil(new Date("2022-12-07T12:00:00Z"), { refreshable: false });
  storeSession({ token, model: admin });
  guardSession(newQueryClient(), vi.fn());
  const text = "This session cannot be renewed. It ends at 2022-12-07 12:00:00 UTC. Then sign in again.";
  await vi.waitFor(() => expect(useToasts.getState()).toMatchObject([{ kind: "warning", text }]));
});

test.each([
  ["ends", "the address is refused to every superuser", foreignAddress.message, foreignAddress.says],
  ["keeps", "something else is in the way", "Blocked by a firewall.", undefined],
])("%s the session where %s", async (_, _why, message, endReason) => {
  const backend = fakeBackend();
  for (const name of ["renewSession", "listAdmins"] as const) backend.answers(name, new Refusal(403, message));
  guardSession(newQueryClient(), vi.fn());
  await expect(send(calls.listAdmins, { query: { page: 1, sort: "" } })).rejects.toBeDefined();
  expect(useSession.getState()).toMatchObject({ endReason, session: endReason === undefined ? session : undefined });
});
