import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { registry } from "../support/registry";
import { fakeBackend } from "../support/fake-backend";
import { open, signedIn } from "../support/open";

beforeEach(signedIn);

test("searches all texts for plain words, says so, and offers it for unknown text", async () => {
  vi.spyOn(registry, "loadFilterEditor").mockRejectedValue(new Error("The chunk is gone."));
  const backend = fakeBackend();
  const release = backend.holds("listCollections");
  const { user } = open("#/collections?collectionId=ports0000000000&filter=o%27brien+5&sort=-created", backend);
  await waitFor(() => expect(backend.payloads("listCollections")).toHaveLength(1));
  expect(backend.payloads("listRecords")).toEqual([]);
  release();
  await screen.findByText(`Searches all texts for "o'brien" and "5": id, a_text.`);
  const [sent] = backend.payloads("listRecords");
  expect(sent).toMatchObject({ filter: `id ~ "o'brien" || a_text ~ "o'brien" && (id ~ "5" || a_text ~ "5")` });
  const filter = screen.getByRole("textbox", { name: "Filter records" });
  await user.clear(filter);
  await user.type(filter, "a <b>{Enter}");
  await user.click(await screen.findByRole("button", { name: 'Search all texts for "a <b>"' }));
  await screen.findByText('Searches all texts for "a <b>": id, a_text.');
  expect(new URLSearchParams(window.location.hash.split("?")[1]).get("filter")).toBe('"a <b>"');
});
