import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeBackend } from "../../support/fake-backend";
import { open, signedIn } from "../../support/open";

beforeEach(signedIn);

const markup = "<b>wind</b> & tide";

/** Opens the records over a backend with files. */
function openFiles(answer: () => Response) {
  const backend = fakeBackend();
  const call = globalThis.fetch;
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", (input: string | URL, init: RequestInit = {}) => {
    if (!String(input).includes("/api/files/")) return call(input, init);
    asked.push(init);
    return Promise.resolve(answer());
  });
  return { asked, ...open("#/collections?collectionId=sailors00000000", backend) };
}

test("shows the files of a cell one by one, text as text, and opens no record", async () => {
  const { user, asked } = openFiles(() => new Response(markup));
  const thumb = await screen.findByRole("button", { name: "chart.png" });
  await user.click(thumb);
  const dialog = await screen.findByRole("dialog", { name: "chart.png" });
  expect(within(dialog).getByRole("img", { name: "chart.png" }).getAttribute("src")).toMatch(
    /\/api\/files\/sailors00000000\/record000000001\/chart\.png$/,
  );
  await user.keyboard("{ArrowRight}");
  const next = await screen.findByRole("dialog", { name: "log.txt" });
  await within(next).findByText(markup);
  expect(asked[0]?.headers).toEqual({ Range: "bytes=0-999999" });
  within(next).getByText("2 of 2");
  expect(within(next).getByRole("link", { name: "Download" }).getAttribute("download")).toBe("log.txt");
  await user.click(within(next).getByRole("button", { name: "Previous file" }));
  await user.click(within(dialog).getAllByRole("button", { name: "Close" })[0]!);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(thumb);
  expect(window.location.hash).not.toContain("recordId");
});

test("says why a file cannot be loaded, and loads it on request", async () => {
  let status = 500;
  const { user } = openFiles(() => new Response(markup, { status }));
  await user.click(await screen.findByRole("button", { name: "log.txt" }));
  const dialog = await screen.findByRole("dialog", { name: "log.txt" });
  await within(dialog).findByText("The file could not be loaded.");
  status = 200;
  await user.click(within(dialog).getByRole("button", { name: "Retry" }));
  await within(dialog).findByText(markup);
});

test("shows the file of a record's form, and keeps its edits", async () => {
  const { user } = openFiles(() => new Response(markup));
  await user.click(await screen.findByText("North of the light"));
  await user.type(await screen.findByRole("textbox", { name: "a_text" }), "!");
  await user.click(await screen.findByRole("button", { name: "Preview log.txt" }));
  const dialog = await screen.findByRole("dialog", { name: "log.txt" });
  await within(dialog).findByText(markup);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("textbox", { name: "a_text" })).toHaveProperty("value", "North of the light!");
});
