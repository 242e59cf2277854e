import { addressOf, shown as rowCount, test } from "./support/collections";
import { startStranger } from "./support/site";
import { expect, firstAdmin } from "./support/test";
import { png } from "./support/things";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

const { email, password } = firstAdmin;

test("makes no first admin for a page of another origin", async ({ page, emptySite, whenDone, expectProblem }) => {
  expectProblem(/\/api\/admins' from origin .* blocked by CORS policy/);
  expectProblem(/Failed to load resource.*\/api\/admins$/);
  await page.goto(await startStranger(whenDone));
  const address = `${emptySite.api}/api/admins`;
  const content = { email, password, passwordConfirm: password };
  const readable = await page.evaluate(
    async ([url, body]) => {
      const headers = { "Content-Type": "application/json" };
      return fetch(url, { method: "POST", headers, body }).then(
        () => true,
        () => false,
      );
    },
    [address, JSON.stringify(content)] as const,
  );
  expect(readable).toBe(false);
  await test.step("refuses its form as well", async () => {
    await page.evaluate(
      ([action, values]) => {
        const form = Object.assign(document.createElement("form"), { action, method: "post" });
        for (const [name, value] of Object.entries(values))
          form.append(Object.assign(document.createElement("input"), { name, value }));
        document.body.append(form);
        form.submit();
      },
      [address, content] as const,
    );
    await page.waitForURL(address);
    await expect(page.getByText("The first admin can only be created on this dashboard's own page.")).toBeVisible();
  });
  await page.goto(emptySite.url);
  await expect(page.getByRole("heading", { name: "Create the first admin" })).toBeVisible();
});

test("is not served to a page under a foreign name that leads to this computer", async ({
  playwright,
  site,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), "--host-resolver-rules=MAP rebound.example 127.0.0.1"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage();
    const { port } = new URL(site.api);
    const answer = await page.goto(`http://rebound.example:${port}/_/`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByText("start it with --host rebound.example.")).toBeVisible();
    expect(await page.evaluate(async () => (await fetch("/api/collections/users/auth-methods")).status)).toBe(403);
  } finally {
    await browser.close();
  }
});

test("lets an app of another origin list public records, show files and sign a user in", async ({
  page,
  site,
  store,
  whenDone,
}) => {
  const options = { maxSelect: 1, maxSize: 5000 };
  const posts = await store.collection("posts", { title: "text", picture: { type: "file", options } });
  await site.call("PATCH", `/api/collections/${posts.id}`, { listRule: "", viewRule: "" });
  const form = new FormData();
  form.set("title", "Public");
  form.set("picture", new Blob([png], { type: "image/png" }), "a.png");
  const { id, picture } = await site.call<{ id: string; picture: string }>(
    "POST",
    `/api/collections/${posts.id}/records`,
    form,
  );
  const user = { username: "reader", password, passwordConfirm: password };
  const { id: userId } = await site.call<{ id: string }>("POST", "/api/collections/users/records", user);
  whenDone(() => site.call("DELETE", `/api/collections/users/records/${userId}`));
  await page.goto(await startStranger(whenDone));
  const seen = await page.evaluate(
    async ([api, path, identity, secret]) => {
      const list = await (await fetch(`${api}/api/collections/posts/records`)).json();
      const shown = document.createElement("img");
      shown.src = `${api}${path}`;
      await shown.decode();
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ identity, password: secret });
      const session = await (
        await fetch(`${api}/api/collections/users/auth-with-password`, { method: "POST", headers, body })
      ).json();
      const again = await fetch(`${api}/api/collections/users/auth-refresh`, {
        method: "POST",
        headers: { Authorization: session.token },
      });
      return {
        titles: list.items.map(({ title }: { title: string }) => title),
        width: shown.naturalWidth,
        again: again.status,
      };
    },
    [site.api, `/api/files/${posts.id}/${id}/${picture}`, user.username, password] as const,
  );
  expect(seen).toEqual({ titles: ["Public"], width: expect.any(Number), again: 200 });
  expect(seen.width).toBeGreaterThan(0);
});

test("gives no handle to its window to a page that opens it", async ({ page, signedIn, store, whenDone }) => {
  const books = await store.collection("books", { title: "text" });
  await signedIn.goto(addressOf({ collectionId: books.id }));
  const address = signedIn.url();
  await page.goto(await startStranger(whenDone));
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate((url) => void Object.assign(window, { handle: window.open(url) }), address),
  ]);
  await expect(rowCount(opened)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { handle: Window }).handle.closed)).toBe(true);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});
