import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeBackend } from "../../support/fake-backend";
import { storedCollections } from "../../support/fixtures";
import { open, signedIn } from "../../support/open";

test("exports the shown rules as CSV, guarded against formulas", async () => {
  signedIn();
  const [first] = storedCollections;
  const ports = { ...first!, listRule: "", viewRule: '@request.auth.id != "" && 1 = 1', deleteRule: null };
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const others = [{ ...ports, id: "others", name: "others" }];
  const { user } = open("#/rules", fakeBackend([{ ...ports, name: "ports", type: "base" }, ...others]));
  await user.type(await screen.findByRole("searchbox", { name: "Find a collection" }, { timeout: 25_000 }), "ports");
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  const [head, line, end] = (await files[0]!.text()).split("\r\n");
  expect(head).toMatch(/^\uFEFF?Collection,Type,List,List rule,View,View rule,.*,Manage,Manage rule,Sign in,/);
  expect(line).toMatch(/^ports,base,Anyone,,Custom,"'@request\.auth\.id != """" && 1 = 1",/);
  expect(line).toMatch(/,Admins only,,Not applicable,,Not applicable,$/);
  expect(end).toBe("");
});
