import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../../definitions/types/collection";
import { selectBackend } from "../../../src/backend/version/backend";
import { fakeBackend } from "../../support/fake-backend";
import { open, signedIn, type Opened } from "../../support/open";
import { newestRegistry } from "../../support/registry";
import { madeCollection } from "../../support/rules";

beforeEach(() => {
  selectBackend("v0.40");
  signedIn();
});

const mappedFields = { id: "gone", name: "nick", username: "born", avatarURL: "" };
const made = madeCollection(
  "users0000000001",
  "users",
  [
    ["nick0001", "nick"],
    ["born0001", "born", "date"],
    ["face0001", "face", "file"],
  ],
  { type: "auth", indexes: [], oauth2: { enabled: false, providers: [], mappedFields } },
);
const mail = { subject: "A subject", body: "A body" };
const token = { duration: 3600 };
const users = {
  verificationTemplate: mail,
  resetPasswordTemplate: mail,
  confirmEmailChangeTemplate: mail,
  authToken: token,
  passwordResetToken: token,
  fileToken: token,
  verificationToken: token,
  emailChangeToken: token,
  ...made,
  fields: made.fields.map((field) => ({ ...field, maxSize: 0, maxSelect: 1 })),
};

/** Opens the OAuth2 options of a collection of accounts. */
async function openProviders(): Promise<Opened & { panel: HTMLElement }> {
  const opened = open(
    `#/collections?collectionId=${users.id}&editCollection=${users.id}&filter=&sort=`,
    fakeBackend([users]),
    newestRegistry,
  );
  await opened.user.click(await screen.findByRole("tab", { name: "Options" }, { timeout: 25_000 }));
  await opened.user.click(screen.getByRole("button", { name: /^OAuth2/ }));
  await screen.findByRole("button", { name: "New provider" });
  const panel = screen.getByRole("dialog", { name: "Edit collection" });
  return { ...opened, panel };
}

test("picks a provider by name, enables OAuth2 with the first, and asks for the client", async () => {
  const { user, panel, backend } = await openProviders();
  backend.answers("saveCollection", ({ payload }: { payload: Partial<Collection> }) => ({ ...users, ...payload }));
  await user.click(within(panel).getByRole("button", { name: "New provider" }));
  expect(document.activeElement).toBe(await screen.findByRole("searchbox", { name: "Search providers" }));
  expect(screen.getByRole("checkbox", { name: "Enable OAuth2" })).toHaveProperty("checked", true);
  await user.keyboard("nowhere");
  expect(screen.getByText("No provider found.")).toBeDefined();
  await user.clear(screen.getByRole("searchbox"));
  await user.keyboard("goo{Enter}");
  const client = await within(panel).findByRole("textbox", { name: "Client ID" });
  await waitFor(() => expect(document.activeElement).toBe(client));
  expect(within(panel).getByRole("button", { name: /^Google ?New/ })).toBeDefined();
  await user.keyboard("an-id{Tab}a-secret");
  await user.click(within(panel).getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(backend.payloads("saveCollection")).toHaveLength(1));
  expect(backend.payloads("saveCollection")).toMatchObject([
    { oauth2: { enabled: true, providers: [{ name: "google", clientId: "an-id", clientSecret: "a-secret" }] } },
  ]);
});

test("adds a provider without enabling OAuth2, and offers each provider once", async () => {
  const { user, panel } = await openProviders();
  const add = within(panel).getByRole("button", { name: "New provider" });
  await user.click(add);
  await user.click(await screen.findByRole("checkbox", { name: "Enable OAuth2" }));
  await user.click(screen.getByRole("button", { name: "GitHub" }));
  await within(panel).findByRole("button", { name: /^GitHub ?New/ });
  await waitFor(() => expect(document.activeElement).toBe(within(panel).getByRole("textbox", { name: "Client ID" })));
  expect(within(panel).getByRole("button", { name: /^OAuth2 ?Disabled/ })).toBeDefined();
  expect(within(panel).getByText("Nobody can sign in with a provider until OAuth2 is enabled.")).toBeDefined();
  await user.click(add);
  await screen.findByRole("button", { name: "GitLab" });
  expect(screen.queryByRole("button", { name: "GitHub" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(add);
});

test("maps values to fields that fit, and keeps stored names that do not", async () => {
  const { user, panel } = await openProviders();
  const select = (name: string) => within(panel).findByRole<HTMLSelectElement>("combobox", { name });
  const options = async (name: string) => [...(await select(name)).options].map(({ text }) => text);
  expect(await options("Name")).toEqual(["None", "nick"]);
  expect(await options("Avatar")).toEqual(["None", "nick", "face"]);
  expect(await options("Provider's id")).toEqual(["None", "nick", "gone (no such field)"]);
  expect(await options("Username")).toEqual(["None", "nick", "born (Date and time does not fit)"]);
  await user.selectOptions(await select("Avatar"), "face");
  // A save renames the mapped field, too.
  await user.click(within(panel).getByRole("tab", { name: "Fields" }));
  const title = await within(panel).findByDisplayValue("nick");
  await user.type(title, "name");
  await user.click(within(panel).getByRole("tab", { name: "Options" }));
  expect((await select("Name")).selectedOptions[0]!.text).toBe("nickname");
  expect((await select("Avatar")).selectedOptions[0]!.text).toBe("face");
});
