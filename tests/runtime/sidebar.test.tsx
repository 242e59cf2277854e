import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend } from "../support/fake-backend";
import { storedCollections } from "../support/fixtures";
import { open, signedIn } from "../support/open";

beforeEach(signedIn);

const [ports, sailors] = storedCollections;
const collections = [ports!, sailors!, { ...ports!, id: "anchors00000000", name: "anchors" }];

const openList = async () => {
  const { user } = open(`#/collections?collectionId=${ports!.id}`, fakeBackend(collections));
  const list = await screen.findByRole("navigation", { name: "Collections" });
  const link = await within(list).findByRole("link", { name: "ports" });
  const names = () =>
    within(list)
      .getAllByRole("link")
      .map((each) => each.textContent);
  return { user, link, names };
};

const reopen = () => {
  cleanup();
  return openList();
};

test("orders the list by name, and back by type", async () => {
  const { user, names } = await openList();
  expect(names()).toEqual(["sailors", "ports", "anchors"]);
  const order = screen.getByRole("button", { name: "Order by name", pressed: false });
  await user.click(order);
  expect(names()).toEqual(["anchors", "ports", "sailors"]);
  const again = await reopen();
  expect(again.names()).toEqual(["anchors", "ports", "sailors"]);
  await again.user.click(screen.getByRole("button", { name: "Order by name", pressed: true }));
  expect(again.names()).toEqual(["sailors", "ports", "anchors"]);
});

test("pins items at the top with the mouse, in either order", async () => {
  const { user, names } = await openList();
  await user.click(screen.getByRole("button", { name: "Pin ports", pressed: false }));
  expect(names()).toEqual(["ports", "sailors", "anchors"]);
  await user.click(screen.getByRole("button", { name: "Pin anchors" }));
  await user.click(screen.getByRole("button", { name: "Order by name" }));
  expect(names()).toEqual(["anchors", "ports", "sailors"]);
  const again = await reopen();
  await again.user.click(screen.getByRole("button", { name: "Pin anchors", pressed: true }));
  expect(again.names()).toEqual(["ports", "anchors", "sailors"]);
});

test("pins items with the keyboard, and keeps the focus", async () => {
  const { user, link, names } = await openList();
  link.focus();
  await user.keyboard("{ArrowDown}{ArrowRight}");
  expect(screen.getByRole("button", { name: "Pin anchors" })).toBe(document.activeElement);
  await user.keyboard("{Enter}");
  expect(names()).toEqual(["anchors", "sailors", "ports"]);
  expect(screen.getByRole("button", { name: "Pin anchors", pressed: true })).toBe(document.activeElement);
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "Pin sailors" })).toBe(document.activeElement);
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("link", { name: "sailors" })).toBe(document.activeElement);
});

test("reaches the pin of the open item with Tab", async () => {
  const { user, link } = await openList();
  link.focus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Pin ports" })).toBe(document.activeElement);
});

const edge = () => screen.getByRole("separator", { name: "Width of Collections" });
const widthOf = () => Number(edge().getAttribute("aria-valuenow"));
const styled = () => document.documentElement.style.getPropertyValue("--w-chosen");

test("resizes the list with the keyboard, within limits, and keeps the width", async () => {
  const { user } = await openList();
  edge().focus();
  const before = widthOf();
  await user.keyboard("{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}");
  expect(widthOf()).toBe(before + 40);
  await user.keyboard("{Home}{ArrowLeft}");
  expect(widthOf()).toBe(144);
  await user.keyboard("{ArrowRight}");
  await reopen();
  expect([widthOf(), styled()]).toEqual([152, "152px"]);
  edge().focus();
  await user.keyboard("{Enter}");
  expect([widthOf(), styled()]).toEqual([before, ""]);
});

test("resizes the list by dragging its edge, and resets it by a double click", async () => {
  const { user } = await openList();
  const before = widthOf();
  await user.pointer([{ target: edge(), keys: "[MouseLeft>]", coords: { x: 300 } }, { coords: { x: 350 } }]);
  expect(widthOf()).toBe(before + 50);
  await user.keyboard("{Escape}");
  expect(widthOf()).toBe(before);
  await user.pointer([{ keys: "[/MouseLeft]" }]);
  await user.pointer([
    { target: edge(), keys: "[MouseLeft>]", coords: { x: 300 } },
    { coords: { x: 350 } },
    { keys: "[/MouseLeft]" },
  ]);
  await reopen();
  expect(widthOf()).toBe(before + 50);
  await user.dblClick(edge());
  expect(widthOf()).toBe(before);
});
