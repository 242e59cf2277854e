import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { open, signedIn } from "../support/open";

beforeEach(signedIn);

const filter = () => new URLSearchParams(window.location.hash.split("?")[1]).get("filter");
const first = "#/collections?collectionId=sailors00000000&filter=&sort=-created";
const cell = (heading: string): HTMLElement => {
  const table = screen.getAllByRole("table").at(-1)!;
  const index = within(table)
    .getAllByRole("columnheader")
    .findIndex(({ textContent }) => textContent === heading);
  return within(table).getAllByRole("row")[1]!.querySelectorAll<HTMLElement>("td[aria-colindex]")[index]!;
};

const menuOf = async (heading: string) => {
  const opened = open(first);
  await screen.findByText("record000000001");
  // The tools of a table load once the page is idle.
  await screen.findByRole("button", { name: "View: All records" });
  await opened.user.pointer({ keys: "[MouseRight]", target: cell(heading) });
  await screen.findByRole("menu", { name: `Actions for ${heading}` });
  return opened;
};

test("filters by the value of a cell, adds to the filter and excludes a value", async () => {
  const { user } = await menuOf("a_number");
  await user.click(screen.getByRole("menuitem", { name: "Filter by this a_number" }));
  await waitFor(() => expect(filter()).toMatch(/^a_number = \d+$/));
  const before = filter();
  await screen.findByText("record000000001");
  await user.pointer({ keys: "[MouseRight]", target: cell("a_bool") });
  await user.click(await screen.findByRole("menuitem", { name: "Exclude this a_bool" }));
  await waitFor(() => expect(filter()).toMatch(new RegExp(`^${before} && a_bool != (true|false)$`)));
});

test("opens the menu of the focused cell by a key, copies and gives the focus back", async () => {
  const { user } = open(first);
  await screen.findByText("record000000001");
  await screen.findByRole("button", { name: "View: All records" });
  const line = screen.getAllByRole("row")[1]!;
  line.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  const focused = document.activeElement!;
  const heading = screen.getAllByRole("columnheader")[Number(focused.getAttribute("aria-colindex")) - 1]!.textContent;
  await user.keyboard("{Shift>}{F10}{/Shift}");
  await screen.findByRole("menu", { name: `Actions for ${heading}` });
  await user.click(screen.getByRole("menuitem", { name: `Copy ${heading}` }));
  expect(await navigator.clipboard.readText()).toBe(focused.textContent);
  await waitFor(() => expect(document.activeElement).toBe(focused));
});

test("filters by the path of a URL in a log, as its panel does", async () => {
  const { user } = open("#/logs");
  await screen.findByRole("button", { name: "View: All logs" });
  await waitFor(() => expect(cell("url")).toBeTruthy());
  await user.pointer({ keys: "[MouseRight]", target: cell("url") });
  await user.click(await screen.findByRole("menuitem", { name: "Filter by the path of this url" }));
  await waitFor(() => expect(filter()).toMatch(/^url = "[^"?]+" \|\| url >= /));
});
