import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { widgetProps } from "../../support/widget-props";
import { CollectionSelect } from "../../../src/features/collections/editor/CollectionSelect";
import { newQueryClient } from "../../../src/backend/api/queries";
import { FormValuesContext } from "../../../src/runtime/registry/form-values";
import { RegistryContext } from "../../../src/runtime/registry/registry";
import { fakeBackend } from "../../support/fake-backend";
import { signedIn } from "../../support/open";
import { registry } from "../../support/registry";

beforeEach(() => {
  signedIn();
  fakeBackend();
});

/** Draws the field in the form of a collection. */
function drawIn(data: { id?: string; name: string }): void {
  const values = { data, stored: { id: data.id, name: "" } };
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RegistryContext value={registry}>
        <FormValuesContext value={{ now: () => values, subscribe: () => () => {}, memory: new Map() }}>
          <label htmlFor="it">Collection</label>
          <CollectionSelect {...widgetProps("it")} label="Collection" value="" onChange={() => {}} />
        </FormValuesContext>
      </RegistryContext>
    </QueryClientProvider>,
  );
}

const options = async () => {
  await screen.findByRole("option", { name: "ports" });
  return screen.getAllByRole<HTMLOptionElement>("option").map(({ text, disabled }) => [text, disabled]);
};

test("says that a new collection must be saved before it can relate to itself", async () => {
  drawIn({ name: "people" });
  expect((await options()).at(-1)).toEqual(["people (save it first)", true]);
  expect(screen.getByRole("button", { name: "Create another collection" })).toBeDefined();
});

test("offers a saved collection as the target of its own relation", async () => {
  drawIn({ id: "ports0000000000", name: "ports" });
  expect(await options()).toContainEqual(["ports", false]);
  expect(screen.queryByText(/save it first/)).toBeNull();
  expect(screen.getByRole("button", { name: "New collection" })).toBeDefined();
});
