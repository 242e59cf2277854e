import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend } from "../support/fake-backend";
import { storedSettings } from "../support/fixtures";
import { open, signedIn, type Opened } from "../support/open";

beforeEach(signedIn);

const address = "#/settings/auth-providers";
const head = (title: string): Promise<HTMLElement> =>
  screen.findByRole("button", { name: new RegExp(`^${title} (Enabled|Disabled)`) });
const field = (label: string): HTMLInputElement | null => screen.queryByLabelText(new RegExp(`^${label}\\s*\\*?$`));
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const save = (): HTMLElement => button("Save changes");
const faultOf = (input: Element | null): string => {
  const notes = input?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return notes.map((id) => document.getElementById(id)?.textContent).join(" ");
};

/** Opens a provider and switches it on. */
async function enable({ user }: Opened, title: string): Promise<void> {
  await user.click(await head(title));
  await user.click(screen.getByRole("switch", { name: "Enable" }));
}

async function fillIn({ user }: Opened): Promise<void> {
  await user.type(field("Client ID")!, "a-client");
  await user.type(field("Client Secret")!, "a-client-secret");
}

const client = { enabled: true, clientId: "a-client", clientSecret: "a-client-secret" };

test("when a provider is enabled, its client's id and secret are shown and required", async () => {
  const opened = open(address);
  const { user, backend } = opened;
  await user.click(await head("Twitter"));
  for (const label of ["Client ID", "Client Secret"]) expect(field(label)).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Enable" }));
  await screen.findByRole("button", { name: "Twitter Enabled" });
  for (const label of ["Client ID", "Client Secret"]) expect(field(label)!.getAttribute("aria-required")).toBe("true");
  expect(screen.queryByText(/ URL$/)).toBeNull();
  await user.click(save());
  for (const label of ["Client ID", "Client Secret"]) {
    expect(faultOf(field(label))).toContain("Cannot be blank.");
    expect(field(label)!.getAttribute("aria-invalid")).toBe("true");
  }
  expect(document.activeElement).toBe(field("Client ID"));
  expect(backend.payloads("saveSettings")).toEqual([]);
  await user.click(screen.getByRole("switch", { name: "Enable" }));
  expect(field("Client ID")).toBeNull();
  await screen.findByRole("button", { name: "Twitter Disabled" });
  expect(save()).toHaveProperty("disabled", true);
});

test("Microsoft requires two addresses", async () => {
  const opened = open(address);
  await enable(opened, "Microsoft");
  expect(field("User API URL")).toBeNull();
  await fillIn(opened);
  await opened.user.click(save());
  for (const label of ["Auth URL", "Token URL"]) {
    expect(field(label)!.getAttribute("aria-required")).toBe("true");
    expect(faultOf(field(label))).toContain("Cannot be blank.");
  }
  expect(document.activeElement).toBe(field("Auth URL"));
  expect(opened.backend.payloads("saveSettings")).toEqual([]);
});

test("when the backend does not send a provider, it is not shown, and it is not saved", async () => {
  const backend = fakeBackend();
  const { kakaoAuth: _, ...others } = storedSettings;
  backend.answers("readSettings", others);
  const opened = open(address, backend);
  await enable(opened, "Twitch");
  expect(screen.getAllByRole("button", { name: /(Enabled|Disabled)$/ })).toHaveLength(9);
  expect(screen.queryByRole("button", { name: /^Kakao/ })).toBeNull();
  await fillIn(opened);
  await opened.user.click(save());
  await screen.findByText("Successfully updated auth providers.");
  expect(backend.payloads("saveSettings")).toEqual([{ twitchAuth: client }]);
});

test("a key that is not known is not shown, and only what has changed is sent", async () => {
  expect(storedSettings).toHaveProperty("horizonAuth");
  const { user, backend } = open(address);
  await user.click(await head("Google"));
  expect(screen.getAllByRole("button", { name: /(Enabled|Disabled)$/ })).toHaveLength(10);
  expect(screen.queryByRole("button", { name: /^Horizon/ })).toBeNull();
  await user.clear(field("Client ID")!);
  await user.type(field("Client ID")!, "another-client");
  await user.click(save());
  await screen.findByText("Successfully updated auth providers.");
  expect(backend.payloads("saveSettings")).toEqual([{ googleAuth: { clientId: "another-client" } }]);
});

test("when Cancel is pressed, all is as it is stored", async () => {
  const opened = open(address);
  await enable(opened, "Spotify");
  await fillIn(opened);
  await opened.user.click(button("Cancel"));
  const spotify = await screen.findByRole("button", { name: "Spotify Disabled" });
  expect(field("Client ID")).toBeNull();
  await opened.user.click(screen.getByRole("switch", { name: "Enable" }));
  await waitFor(() => expect(within(spotify).getByText("Enabled")).toBeDefined());
  for (const label of ["Client ID", "Client Secret"]) expect(field(label)!.value).toBe("");
});
