import { expect, test } from "./support/test";
import { bring, confirmImport } from "./support/transfer";

const boats = [
  { id: "boats0000000000", name: "boats", type: "base", schema: [{ id: "boattitle", name: "title", type: "text" }] },
];
const importCall = "**/api/collections/import";

test("an import that is refused with 403 leads home, and the focus to the page there", async ({
  signedIn: page,
  expectProblem,
}) => {
  expectProblem(/status of 403 .*\/api\/collections\/import$/);
  const message = "You are not allowed to perform this request.";
  await page.route(importCall, (route) => route.fulfill({ status: 403, json: { code: 403, message, data: {} } }));
  await bring(page, boats);
  await confirmImport(page, true);
  await expect(page).toHaveURL(/#\/collections/);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
});
