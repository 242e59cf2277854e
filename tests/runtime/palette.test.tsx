import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { storeSession } from "../../src/backend/session/session";
import { PaletteWithSettings } from "../../src/join/PaletteWithSettings";
import { EarlyPalette } from "../../src/runtime/app/PaletteButton";
import { recentPlaces, rememberPlace } from "../../src/runtime/store/recent-places";
import { lazyComponent } from "../../src/runtime/ui/loading/lazy-component";
import { fakeBackend, Refusal } from "../support/fake-backend";
import { pageOf, session } from "../support/fixtures";
import { goTo, open, signedIn } from "../support/open";
import { registry } from "../support/registry";

beforeEach(signedIn);

const field = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Go to or do" });
const options = () => within(screen.getByRole("listbox", { name: "Results" })).getAllByRole("option");
const names = () => options().map((option) => option.textContent);
const active = async () => document.getElementById((await field()).getAttribute("aria-activedescendant")!)!.textContent;

async function openPalette(address: string, backend = fakeBackend()) {
  const opened = open(address, backend);
  await screen.findByRole("heading", { level: 1 });
  await opened.user.keyboard("{Control>}k{/Control}");
  await field();
  return opened;
}

test("opens by Ctrl K, finds a setting and focuses its field", async () => {
  const { user } = await openPalette("#/collections");
  await user.keyboard("smtp host");
  expect(await active()).toContain("SMTP server host");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.id).toBe("settings-mail.smtp.host"));
  expect(screen.queryByRole("listbox")).toBeNull();
  // A reload must not move the focus again.
  await waitFor(() => expect(window.location.hash).toBe("#/settings/mail"));
});

test("opens the group around a setting that is chosen", async () => {
  const { user } = await openPalette("#/settings/tokens");
  await user.keyboard("google client id{Enter}");
  const heading = await screen.findByRole("button", { name: /^Google/ });
  await waitFor(() => expect(heading.getAttribute("aria-expanded")).toBe("true"));
  await waitFor(() => expect(document.activeElement?.id).toMatch(/^settings-auth-providers\.googleAuth\./));
});

test("moves by arrows and groups, clears by Escape and then closes", async () => {
  const { user } = await openPalette("#/collections");
  const [first, second] = names();
  expect(await active()).toBe(first);
  await user.keyboard("{ArrowDown}");
  expect(await active()).toBe(second);
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(await active()).toBe(names().at(-1));
  await user.keyboard("{Tab}");
  expect(await active()).toBe(first);
  await user.keyboard("zzz");
  expect(screen.getByText("Nothing is called “zzz”.")).toBeDefined();
  await user.keyboard("{Escape}");
  expect(names()[0]).toBe(first);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("offers the actions of the page, as its buttons do", async () => {
  const { user } = await openPalette("#/collections");
  await user.keyboard("new record{Enter}");
  expect(await screen.findByRole("dialog", { name: /^New \w+ record$/ })).toBeDefined();
});

test("lists the keys of the page on ?, but not from a field", async () => {
  const { user } = open("#/settings/mail");
  const name = await screen.findByRole("textbox", { name: "Sender name" });
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: "?" });
    expect(screen.getByRole("dialog", { name: "Keys of this page" })).toBeDefined();
  });
  expect(await screen.findByText("Save the changes")).toBeDefined();
  expect(screen.queryByText("Go to the filter")).toBeNull();
  await user.keyboard("{Escape}");
  await user.type(name, "?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

const id = "abcdefghij12345";

test("looks for a record id on request, in the collection at hand first", async () => {
  const backend = fakeBackend();
  const { user } = await openPalette("#/collections?collectionId=sailors00000000", backend);
  await user.keyboard(id);
  expect(backend.payloads("listRelated").map(({ filter }) => filter)).not.toContain(`id = "${id}"`);
  backend.answers("listRelated", ({ payload }: { payload: { collection: string } }) =>
    payload.collection === "sailors00000000" ? pageOf([{ id }], 1, 200) : pageOf([], 1, 200),
  );
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await active()).toBe(`${id}Record of sailors`));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(new URLSearchParams(window.location.hash.split("?")[1]).get("recordId")).toBe(id));
});

test("stops a search for an id, looks again, and says what could not be read", async () => {
  const backend = fakeBackend();
  const { user } = await openPalette("#/collections", backend);
  const go = backend.holds("listRelated");
  await user.keyboard(`${id}{Enter}`);
  expect(await active()).toBe(`Looking for this id in 2 collections...${id}0 of 2 · Stop`);
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await active()).toContain("Stopped after 0 of 2 collections."));
  go();
  backend.answers("listRelated", ({ payload }: { payload: { collection: string } }) =>
    payload.collection === "sailors00000000" ? new Refusal(400, "Broken.") : pageOf([], 1, 200),
  );
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await active()).toContain("1 collection could not be read."));
});

test("shows the search for another id, not the end of the stopped one", async () => {
  const backend = fakeBackend();
  const { user } = await openPalette("#/collections", backend);
  backend.holds("listRelated");
  await user.keyboard(`${id}{Enter}`);
  expect(await active()).toContain("Looking for this id");
  await user.keyboard("{Backspace}6{Enter}");
  await new Promise(setImmediate);
  expect(await active()).toContain("Looking for this id");
});

test("keeps what is typed while it loads, and returns the focus", async () => {
  let load = (): void => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  const Palette = lazyComponent(() => loading.then(() => PaletteWithSettings), { waiting: <EarlyPalette /> });
  const { user } = open("#/settings", fakeBackend(), { ...registry, Palette });
  const name = await screen.findByRole("textbox", { name: "Application name" });
  await user.click(name);
  await user.keyboard("{Control>}k{/Control}mail");
  expect(screen.queryByRole("combobox")).toBeNull();
  load();
  const opened = await field();
  await waitFor(() => expect(document.activeElement).toBe(opened));
  await user.keyboard(" settings");
  expect(opened.value).toBe("mail settings");
  expect(name).toHaveProperty("value", "Lighthouse");
  await user.keyboard("{Escape}{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test("lists no recent places of another account", () => {
  rememberPlace("/settings/mail");
  expect(recentPlaces()).toEqual(["/settings/mail"]);
  storeSession({ ...session, model: { ...session.model, id: "another00000000" } });
  expect(recentPlaces()).toEqual([]);
});

test("lists recent places without their filters, and drops those that are gone", async () => {
  localStorage.setItem("sextant-recent", "[]");
  open('#/collections?collectionId=sailors00000000&filter=email="a@example.com"&sort=-created');
  const stored = () => localStorage.getItem("sextant-recent") ?? "";
  await waitFor(() => expect(stored()).toContain("sailors00000000"));
  expect(stored()).not.toContain("example.com");
  goTo("#/settings/mail");
  await waitFor(() => expect(stored()).toContain("/settings/mail"));
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  await field();
  const recent = within(screen.getByRole("group", { name: "Recent" }));
  expect(recent.getAllByRole("option").map((option) => option.textContent)).toEqual(["sailors"]);
});

test("offers the other environments, and their comparison, if there are several", async () => {
  const { user } = await openPalette("#/collections");
  await user.keyboard("compare");
  expect(screen.getByText("Nothing is called “compare”.")).toBeDefined();
  await user.keyboard("{Escape}{Escape}");
  const { dataset } = document.documentElement;
  dataset["environments"] = JSON.stringify([
    { name: "staging", host: "staging.example" },
    { name: "production", host: "example.com" },
  ]);
  await user.keyboard("{Control>}k{/Control}");
  await field();
  await user.keyboard("compare");
  expect(names()).toEqual([expect.stringContaining("Compare")]);
  await user.clear(await field());
  await user.keyboard("production");
  expect(names()[0]).toBe("productionexample.com");
});
