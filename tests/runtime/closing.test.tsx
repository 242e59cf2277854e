import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend } from "../support/fake-backend";
import { open, signedIn } from "../support/open";
import { newestRegistry, registry } from "../support/registry";

beforeEach(signedIn);

const openNew = async (drawn = newestRegistry) => {
  const { user } = open("#/collections?collectionId=ports0000000000&recordId=new", fakeBackend(), drawn);
  const field = await screen.findByRole("textbox", { name: "a_text" }, { timeout: 25_000 });
  const foot = within(within(screen.getByRole("dialog")).getByRole("contentinfo"));
  return { user, field, foot };
};

test("closes a form without changes by Close, and cancels changes by Cancel", async () => {
  const { user, field, foot } = await openNew();
  foot.getByRole("button", { name: "Close" });
  expect(foot.queryByRole("button", { name: "Cancel" })).toBeNull();
  await user.type(field, "!");
  await user.click(foot.getByRole("button", { name: "Cancel" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  expect(field).toHaveProperty("value", "!");
  await user.type(field, "{Backspace}");
  await user.click(foot.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("discards changes after the question", async () => {
  const { user, field, foot } = await openNew();
  await user.type(field, "!");
  await user.click(foot.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("names the button Cancel on the oldest backend, as specified", async () => {
  const { foot } = await openNew(registry);
  foot.getByRole("button", { name: "Cancel" });
});
