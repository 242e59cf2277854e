import { expect, test, axeInBothThemes } from "./support/test";

test("try", async ({ signedIn, site }) => {
  await signedIn.goto("#/settings");
  await expect(signedIn.getByRole("heading", { name: "Application settings" })).toBeVisible();
  await axeInBothThemes(signedIn);
  console.log(site.url, signedIn.url());
});
test("try2", async ({ signedIn, site }) => {
  await signedIn.goto("#/settings");
  await signedIn.evaluate(() => {
    console.error("bad");
    setTimeout(() => {
      throw new Error("x");
    });
  });
  await expect(signedIn.getByRole("heading", { name: "Application settings" })).toBeVisible();
});
