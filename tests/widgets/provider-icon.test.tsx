import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { schemas } from "../../definitions/schemas";
import { ProviderIcon } from "../../src/widgets/ProviderIcon";
import { storedSettings } from "../support/fixtures";

const known = Object.entries(schemas.AuthProviders.definitions.AuthProviders.properties);
const providers = known.filter(([key]) => key in storedSettings);

const draw = (property: string, title: string): HTMLElement =>
  render(<ProviderIcon {...{ property, title }} />).container;

test.each(providers)("shows a mark of its own for %s, and no letter", (entry, { title }) => {
  const { innerHTML } = draw(entry, title);
  expect(innerHTML).toMatch(/^<svg/);
  expect(screen.queryByText(/./)).toBeNull();
  const others = providers.filter(([key]) => key !== entry);
  for (const [key] of others) expect(draw(key, key).innerHTML).not.toBe(innerHTML);
});

test("shows the first letter of a provider without a mark", () => {
  expect(providers).toHaveLength(10);
  expect(draw("exampleAuth", "Example").innerHTML).not.toContain("<svg");
  expect(screen.getByText("E")).toBeDefined();
});
