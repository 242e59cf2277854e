import type { Page } from "@playwright/test";
import { openBooks } from "./support/books";
import { filterField, test } from "./support/collections";
import { expect } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("explains a refused filter, keeps the rows, and sends no faulty one", async ({
  signedIn: page,
  store,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/records\?.*filter=/);
  const said = page.getByRole("alert").filter({ hasText: '"books" has no field "nofield".' });
  const { titles } = await openBooks(page, store, { filter: "nofield = 1" });
  await test.step("says so when it comes by the address, and is not taken for one that finds nothing", async () => {
    await expect(said).toHaveText('At character 1: "books" has no field "nofield".');
    await expect(page.getByText("No records found.")).toBeHidden();
    await button(page, "Clear").click();
    await expect(titles).toHaveCount(3);
  });
  await test.step("says so under the bar and underlines it as long as it is not changed, and keeps the rows", async () => {
    const fault = filterField(page).locator(".filter-fault");
    await filterField(page).fill("pages = 3 && nofield = 3");
    await expect(fault).toHaveCount(0);
    await filterField(page).press("Enter");
    await expect(said).toContainText("At character 14:");
    await expect(fault).toHaveText("nofield");
    await filterField(page).press("4");
    await expect(fault).toHaveCount(0);
    await filterField(page).press("Backspace");
    await expect(fault).toHaveText("nofield");
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(filterField(page)).toHaveAccessibleDescription(/has no field "nofield"/);
    await expect(titles).toHaveText(["Ulysses", "Dracula", "Emma"]);
    await expect(page.getByText("No records found.")).toBeHidden();
    await expect(button(page, "Retry")).toBeHidden();
    await filterField(page).fill("pages > 450");
    await filterField(page).press("Enter");
    await expect(titles).toHaveText(["Ulysses", "Emma"]);
    await expect(said).toBeHidden();
    await expect(filterField(page)).toHaveAttribute("aria-invalid", "false");
  });
});
