import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeBackend } from "../../support/fake-backend";
import { storedSettings } from "../../support/fixtures";
import { open, signedIn, type Opened } from "../../support/open";

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

/** Opens and enables a provider. */
async function enable({ user }: Opened, title: string): Promise<void> {
  await user.click(await head(title));
  await user.click(screen.getByRole("switch", { name: "Enable" }));
}

async function fillIn({ user }: Opened): Promise<void> {
  await user.type(field("Client ID")!, "a-client");
  await user.type(field("Client Secret")!, "a-client-secret");
}

const client = { enabled: true, clientId: "a-client", clientSecret: "a-client-secret" };

test("shows and requires the client's id and secret of an enabled provider", async () => {
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

test("neither shows nor saves a provider that the backend does not send", async () => {
  const backend = fakeBackend();
  const { kakaoAuth: _, ...others } = storedSettings;
  backend.answers("readSettings", others);
  const opened = open(address, backend);
  await enable(opened, "Twitch");
  expect(screen.getAllByRole("button", { name: /(Enabled|Disabled)$/ })).toHaveLength(9);
  for (const name of [/^Kakao/, /^Horizon/]) expect(screen.queryByRole("button", { name })).toBeNull();
  await fillIn(opened);
  await opened.user.click(save());
  await screen.findByText("Successfully updated auth providers.");
  expect(backend.payloads("saveSettings")).toEqual([{ twitchAuth: client }]);
});
