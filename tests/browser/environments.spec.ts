import type { Page } from "@playwright/test";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { sessionKey } from "../../definitions/backend/backend-limits";
import { sharedKeys } from "../../definitions/limits/shared-keys";
import { storagePlace } from "../../server/front";
import type { Session } from "../../definitions/types/admin";
import type { WhenDone } from "./support/cleanup";
import { startEmptySite } from "./support/site";
import { axeInBothThemes, expect, fillIn, firstAdmin, signIn, test } from "./support/test";

const versions = { staging: "v0.22.21", production: "v0.40.4", local: "v0.39.11" } as const;

type Name = keyof typeof versions;
const names = Object.keys(versions) as Name[];

/** Secret text of the only record of an environment. */
const secretOf = (name: Name): string => `canary-of-${name}`;

/** Starts a backend with an admin, and a collection "ports" with one record. Its id differs by environment. */
async function startBackend(whenDone: WhenDone, name: Name, version: BuiltVersion) {
  const site = await startEmptySite(whenDone, undefined, version);
  await site.makeFirstAdmin();
  const { token } = await signIn(site);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { Authorization: token, "Content-Type": "application/json" };
    const answer = await fetch(new URL(path, site.backend), {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return answer.json();
  };
  const fields = [{ name: "title", type: "text" }];
  await call("POST", "api/collections", { name: "ports", type: "base", schema: fields, fields });
  await call("POST", "api/collections/ports/records", { title: secretOf(name) });
  const count = async (): Promise<number> =>
    ((await call("GET", "api/collections/ports/records")) as { totalItems: number }).totalItems;
  return { name, backend: site.backend, count };
}

const chip = (page: Page) => page.getByRole("button", { name: /^Environment: / });

async function switchTo(page: Page, name: Name): Promise<void> {
  await chip(page).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).click();
  await expect(chip(page)).toHaveAccessibleName(new RegExp(`: ${name}`));
}

async function signInHere(page: Page): Promise<void> {
  await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
  await page.getByRole("button", { name: "Login" }).click();
}

const recordOf = (page: Page, name: Name) => page.getByRole("cell", { name: secretOf(name) });

/** Local storage of the page, by key. */
const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

const tokenIn = async (page: Page, name: Name): Promise<string | undefined> => {
  const [, text] = Object.entries(await stored(page)).find(([key]) => key.startsWith(`${sessionKey}@${name}.`)) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as Session).token;
};

test("keeps several backends apart, and a locked one as it is", async ({ page, frontOf, whenDone, expectProblem }) => {
  const started = await Promise.all(names.map((name) => startBackend(whenDone, name, versions[name])));
  const production = started.find(({ name }) => name === "production")!;
  const color = { color: "#c2410c", protected: true as const };
  const environments = started.map(({ name, backend }) => ({ name, backend, ...(name === "production" && color) }));
  const origin = await frontOf({ environments });
  const tokens = new Map<string, Name>();
  const sent: { path: string; method: string; token: string | undefined; text: string }[] = [];
  page.on("request", (request) => {
    const { authorization: token } = request.headers();
    const text = `${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`;
    sent.push({ path: new URL(request.url()).pathname, method: request.method(), token, text });
  });
  const note = async (name: Name): Promise<void> => void tokens.set((await tokenIn(page, name))!, name);

  await test.step("signs in to each by itself, and keeps the collection", async () => {
    await page.goto(origin);
    await expect(page).toHaveURL(/\/_\/staging\//);
    await signInHere(page);
    await page.getByRole("link", { name: "ports" }).click();
    await expect(recordOf(page, "staging")).toBeVisible();
    await note("staging");
    await chip(page).click();
    await expect(page.getByRole("menuitem", { name: /^local.*PocketBase 0\.39\.11 *Sign in$/ })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /^staging.*PocketBase 0\.22\.21 *Signed in$/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await switchTo(page, "production");
    await signInHere(page);
    await expect(recordOf(page, "production")).toBeVisible();
    await note("production");
    await expect(page).toHaveTitle(/^production - /);
    await switchTo(page, "local");
    await signInHere(page);
    await expect(recordOf(page, "local")).toBeVisible();
    await note("local");
    await switchTo(page, "staging");
    await expect(recordOf(page, "staging")).toBeVisible();
  });

  await test.step("refuses changes of a locked one, until its name is typed", async () => {
    await switchTo(page, "production");
    await page.getByRole("checkbox", { name: /^Select all/ }).check();
    await page.getByRole("button", { name: /^Delete/ }).click();
    await page
      .getByRole("alertdialog", { name: /^production/ })
      .getByRole("button", { name: "Yes" })
      .click();
    const popup = page.getByRole("dialog", { name: "Unlock production" });
    await expect(popup).toBeVisible();
    await axeInBothThemes(page);
    await page.keyboard.press("Escape");
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    // By hand, with the token of the admin.
    expectProblem(/status of 423 .*\/ports$/);
    const status = await page.evaluate(
      async (key) => {
        const { token } = JSON.parse(localStorage.getItem(key)!) as { token: string };
        return (await fetch("api/collections/ports", { method: "DELETE", headers: { Authorization: token } })).status;
      },
      `${sessionKey}@${storagePlace("production", production.backend)}`,
    );
    expect([status, await production.count()]).toEqual([423, 1]);
    await retry.click();
    await popup.getByRole("textbox").fill("production");
    await page.keyboard.press("Enter");
    await retry.click();
    await expect.poll(production.count).toBe(0);
    await expect(chip(page)).toHaveText(/^production1[45]:\d\d$/);
    await page.reload();
    await expect(chip(page)).toHaveAccessibleName("Environment: production, locked");
  });

  await test.step("signs out of one alone", async () => {
    await page.getByRole("button", { name: /^Account/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect([await tokenIn(page, "production"), await tokenIn(page, "staging")]).toEqual([
      undefined,
      expect.any(String),
    ]);
    await switchTo(page, "staging");
    await expect(page.getByRole("link", { name: "ports" })).toBeVisible();
  });

  await test.step("sends each token and each secret to its own backend alone", async () => {
    await page.goto(`${origin}/_/local/`);
    await expect(page.getByRole("link", { name: "ports" })).toBeVisible();
    for (const name of ["staging", "local"] as const) await note(name);
    const [front, ...others] = [...new Set(sent.map(({ path }) => path.split("/")[1]))];
    expect([front, others]).toEqual(["", ["_"]]);
    for (const { path, token, text } of sent) {
      const [, , here = ""] = path.split("/");
      if (token !== undefined) expect(path).toMatch(/^\/_\/\w+\/api\//);
      for (const [known, name] of tokens) if (name !== here) expect(text, path).not.toContain(known);
    }
    expect(sent.filter(({ token }) => token !== undefined).length).toBeGreaterThan(10);
    const shared = new Set<string>(Object.values(sharedKeys));
    for (const [key, text] of Object.entries(await stored(page))) {
      const name = names.find((each) => key.includes(`@${each}.`));
      expect(name !== undefined || shared.has(key), key).toBe(true);
      for (const other of names) if (other !== name) expect(text, key).not.toContain(secretOf(other));
    }
  });
});
