import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { metaPolicy } from "../../server/policy";
import { addressOf, countTo, test } from "./support/collections";
import { expect, fillIn, firstAdmin, type EmptySite } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Counts the received bytes with their headers; the result waits until no request is pending. */
async function weigh(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  const onTheWay = new Set<string>();
  let bytes = 0;
  browser.on("Network.requestWillBeSent", ({ requestId }) => onTheWay.add(requestId));
  browser.on("Network.loadingFailed", ({ requestId }) => onTheWay.delete(requestId));
  browser.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    onTheWay.delete(requestId);
    bytes += encodedDataLength;
  });
  await browser.send("Network.enable");
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await expect.poll(() => onTheWay.size).toBe(0);
    return bytes;
  };
}

test.describe("Over the wire, cold", () => {
  test("loads at most 205 kB for the sign-in", async ({ page }) => {
    const weight = await weigh(page);
    await page.goto("");
    // The form that is shown before React is there has the same heading.
    await expect(page.locator("#root main")).toBeVisible();
    const bytes = await weight();
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(205_000);
  });

  test("loads at most 300 kB for a table of records", async ({ signedIn: page, store }) => {
    const papers = await store.collection("papers", { title: "text", pages: "number", published: "date" });
    await store.records(
      papers,
      countTo(30).map((pages) => ({
        title: `On longitude, part ${pages}`,
        pages,
        published: "2022-01-01 10:00:00.000Z",
      })),
    );
    // Without the prefetch, and without other work that waits until the page is idle.
    await page.addInitScript(() => Object.defineProperty(window, "requestIdleCallback", { value: () => 0 }));
    const weight = await weigh(page);
    await page.goto(addressOf({ collectionId: papers.id }));
    await expect(page.getByText("On longitude, part 30")).toBeVisible();
    const bytes = await weight();
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(300_000);
  });
});

/** Puts the build under a path of the backend; gives its address. */
async function installed({ backend, data }: EmptySite, folder: string): Promise<string> {
  await cp(resolve("dist/app"), join(data, "public", folder), { recursive: true });
  return `${new URL(folder, backend).href}/`;
}

// Without the front the backend itself is asked for its version. The oldest have no answer.
const noHealth = /status of 404 .*\/api\/health$/;

test("runs no inline script, with the policy in the header or in the page", async ({
  page,
  site,
  whenDone,
  expectProblem,
}) => {
  expectProblem(/Content Security Policy directive 'script-src 'self''/);
  expectProblem(noHealth);
  const expectKept = async (): Promise<void> => {
    await expect(heading(page, "Admin sign in")).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      document.body.append(script);
    });
    await expect(page).toHaveTitle("Sextant");
  };
  await page.goto("");
  await expectKept();
  whenDone(() => rm(join(site.data, "public"), { recursive: true }));
  const answer = await page.goto(await installed(site, "panel"));
  expect(await answer?.headerValue("content-security-policy")).toBeNull();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute("content", metaPolicy);
  await expectKept();
});

test.describe("As plain files of the backend, the dashboard", () => {
  test("finds the API next to it, or where the root element says", async ({ page, ownSite, expectProblem }) => {
    expectProblem(noHealth);
    const address = await installed(ownSite, "panel");
    await page.goto(address);
    await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(heading(page, "users")).toBeVisible();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    await page.goto(`${address}#/settings/mail`);
    await expect(heading(page, "Mail settings")).toBeVisible();
    await page.getByRole("button", { name: 'Default "Verification" email template' }).click();
    await expect(page.getByRole("textbox", { name: "Body (HTML)" })).toBeVisible();
    await test.step("finds the API where the root element says", async () => {
      const deep = await installed(ownSite, "panel/deep");
      const file = join(ownSite.data, "public/panel/deep/index.html");
      const html = await readFile(file, "utf8");
      await writeFile(file, html.replace("<html", '<html data-api="../../"'));
      await page.goto(deep);
      await expect(page.getByText("Showing 0 of 0")).toBeVisible();
    });
  });

  test("opens the form that creates the first admin", async ({ page, emptySite, expectProblem }) => {
    expectProblem(noHealth);
    const { email, password } = firstAdmin;
    const address = await installed(emptySite, "panel");
    await page.goto(address);
    await expect(heading(page, "Create the first admin")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${address}\\?installer`));
    await fillIn(page, { Email: email, Password: password, "Password confirm": password });
    await page.getByRole("button", { name: "Create and login" }).click();
    await expect(heading(page, "users")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${address}#/collections`));
  });

  test("uses an API on another origin once the policy allows it", async ({
    page,
    emptySite,
    ownSite,
    expectProblem,
  }) => {
    expectProblem(noHealth);
    const address = await installed(emptySite, "panel");
    const file = join(emptySite.data, "public/panel/index.html");
    const { origin } = new URL(ownSite.backend);
    const [added] = /; connect-src 'self' .*?(?=`)/.exec(await readFile("README.md", "utf8"))!;
    const html = await readFile(file, "utf8");
    await writeFile(
      file,
      html
        .replace("<html", `<html data-api="${origin}/"`)
        .replace(
          /(Content-Security-Policy" content="[^"]*)/,
          `$1${added.replaceAll("https://api.example.com", origin)}`,
        ),
    );
    await page.goto(`${address}#/collections`);
    await fillIn(page, { Email: firstAdmin.email, Password: firstAdmin.password });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Showing 0 of 0")).toBeVisible();
  });
});
