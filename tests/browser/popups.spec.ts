import type { Locator, Page } from "@playwright/test";
import { addressOf, countTo, test } from "./support/collections";
import { expect, field } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

/** Opens a popup of a field at the bottom of the window: it is above the field, and high. */
async function opensAbove(page: Page, box: Locator, name: string): Promise<void> {
  await box.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await box.click();
  const popup = page.getByRole("dialog", { name });
  await expect(popup).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [list, own] = [(await popup.boundingBox())!, (await box.boundingBox())!];
    expect(list.y + list.height).toBeLessThanOrEqual(own.y + 1);
    expect(list.height).toBeGreaterThan(250);
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
}

test("opens lists of fields at the bottom upward, where there is more room", async ({ signedIn: page, store }) => {
  const ports = await store.collection("ports", { name: "text" });
  await store.records(
    ports,
    countTo(30).map((n) => ({ name: `Port ${n}` })),
  );
  const texts = Object.fromEntries(countTo(8).map((n) => [`text_${n}`, "text"] as const));
  const ships = await store.collection("ships", {
    ...texts,
    home: { type: "relation", options: { collectionId: ports.id, maxSelect: 1 } },
    kind: { type: "select", options: { values: countTo(250).map((n) => `kind ${n}`), maxSelect: 1 } },
  });
  await page.goto(`${addressOf({ collectionId: ships.id })}&recordId=new`);
  const panel = page.getByRole("dialog", { name: "New ships record" });
  await opensAbove(page, panel.getByRole("button", { name: "Select", exact: true }), "Select");
  await opensAbove(page, field(panel, "kind"), "Choices");
});
