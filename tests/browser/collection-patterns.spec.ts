import { addressOf, test } from "./support/collections";
import { expect } from "./support/test";
import { withAdmins } from "../support/tested-version";

test.use({ backendVersion: withAdmins });

test("A regular expression of a text field is judged in Go's syntax as it is typed, and by the backend", async ({
  signedIn: page,
  site,
  store,
}) => {
  const orders = await store.collection("orders", { title: "text" });
  await page.goto(addressOf({ collectionId: orders.id }));
  await page.getByRole("button", { name: "Edit collection" }).click();
  const panel = page.getByRole("dialog", { name: "Edit collection" });
  await panel.getByRole("button", { name: /^title/ }).click();
  const pattern = panel.getByRole("textbox", { name: "Regex pattern" });
  await pattern.fill("(?=a)");
  await expect(pattern).toHaveAttribute("aria-invalid", "true");
  await expect(pattern).toHaveAccessibleDescription(
    /^Must be a Go regular expression: invalid or unsupported Perl syntax: `\(\?=`\./,
  );
  await pattern.fill("^\\pL+$");
  await expect(pattern).toHaveAttribute("aria-invalid", "false");
  await expect(panel.getByText("Must be a Go regular expression")).toHaveCount(0);
  await panel.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Successfully updated collection.", { exact: true })).toBeVisible();
  expect(await site.call("GET", `/api/collections/${orders.id}`)).toMatchObject({
    schema: [{ options: { pattern: "^\\pL+$" } }],
  });
});
