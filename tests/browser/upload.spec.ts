import { uploadTexts } from "../../definitions/texts/uploads";
import { addressOf, test } from "./support/collections";
import { toast } from "./support/settings";
import { axe, expect, field } from "./support/test";

test("shows how much of an upload is sent, and stops it without a loss", async ({ signedIn: page, store, site }) => {
  const options = { maxSelect: 5, maxSize: 50_000_000 };
  const { id } = await store.collection("papers", { title: "text", pages: { type: "file", options } });
  const stored = async () =>
    (await site.call<{ items: { id: string; pages: string[] }[] }>("GET", `/api/collections/${id}/records`)).items;
  await page.goto(`${addressOf({ collectionId: id })}&recordId=new`);
  const panel = page.getByRole("dialog", { name: "New papers record" });
  const create = panel.getByRole("button", { name: "Create" });
  const stop = panel.getByRole("button", { name: uploadTexts.stop });
  const share = panel.getByRole("progressbar");
  const buffer = Buffer.alloc(6_000_000, "0123456789\n");
  await field(panel, "title").fill("On longitude");
  await panel.getByLabel("Upload new file").setInputFiles({ name: "one.txt", mimeType: "text/plain", buffer });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const slowTo = (uploadThroughput: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });

  await test.step("stops an upload, stores nothing and keeps the edits", async () => {
    await slowTo(500_000);
    const stopped = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    await create.click();
    await expect(stop).toBeEnabled();
    await expect.poll(() => share.evaluate((bar) => (bar as HTMLProgressElement).value)).toBeGreaterThan(0);
    await axe(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = (await share.boundingBox())!;
    expect(bar.width).toBeGreaterThan(150);
    expect(bar.y + bar.height).toBeLessThanOrEqual((await stop.boundingBox())!.y);
    await stop.click();
    expect((await stopped).failure()?.errorText).toBe("net::ERR_ABORTED");
    await expect(toast(page, uploadTexts.stopped)).toBeVisible();
    await expect(field(panel, "title")).toHaveValue("On longitude");
    await expect(panel).toContainText("one.txt");
    expect(await stored()).toEqual([]);
  });
  await test.step("uploads the file byte for byte", async () => {
    await slowTo(-1);
    await create.click();
    await expect(toast(page, "Successfully created record.")).toBeVisible();
    const [record] = await stored();
    const answer = await fetch(`${site.api}/api/files/${id}/${record!.id}/${record!.pages[0]}`);
    expect(buffer.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  });
});
