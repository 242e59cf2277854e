import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useFileUrls } from "../../../src/features/records/use-file-urls";
import { newQueryClient } from "../../../src/backend/api/queries";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { tokenUntil } from "../../support/fixtures";
import { signedIn } from "../../support/open";

const record = { collectionId: "c", id: "r" };

beforeEach(() => {
  signedIn();
  vi.useFakeTimers();
});

const tokenFor = (seconds: number) => ({ token: tokenUntil(new Date(Date.now() + seconds * 1000)) });

const rendered = (isProtected: boolean) => {
  const queries = newQueryClient();
  return renderHook(() => useFileUrls(isProtected), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
};

const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("requests no token for public files", async () => {
  const backend = fakeBackend();
  const { result } = rendered(false);
  await passed(1000);
  expect(result.current.urlOf(record, "a b.txt")).toMatch(/\/api\/files\/c\/r\/a%20b\.txt$/);
  expect(backend.payloads("fileToken")).toEqual([]);
});

test("renews the token before it expires", async () => {
  const backend = fakeBackend();
  const first = tokenFor(120);
  backend.answers("fileToken", first);
  const { result } = rendered(true);
  expect(result.current.urlOf(record, "a.txt")).toBeUndefined();
  await passed(1000);
  expect(result.current.urlOf(record, "a.txt")).toContain(`?token=${first.token}`);
  const second = tokenFor(240);
  backend.answers("fileToken", second);
  await passed(61_000);
  expect(result.current.urlOf(record, "a.png", true)).toContain(`thumb=100x100&token=${second.token}`);
});

test("reports a missing token, and retries on request", async () => {
  const backend = fakeBackend();
  backend.answers("fileToken", new Refusal(500, "No token today."));
  const { result } = rendered(true);
  await passed(1000);
  expect(result.current.error?.message).toBe("No token today.");
  backend.answers("fileToken", tokenFor(120));
  result.current.retry();
  await passed(1000);
  expect(result.current).toMatchObject({ error: null });
});
