import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentProps, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import { listQuery, newQueryClient } from "../../../src/backend/api/queries";
import { FormValuesContext } from "../../../src/runtime/registry/form-values";
import { ManageRuleInput, RuleInput } from "../../../src/features/rules/RuleInput";
import { fleet, shipyard } from "../../support/rules";
import { widgetProps } from "../../support/widget-props";

type Value = ComponentProps<typeof RuleInput>["value"];

interface Given {
  stored?: Value;
  value?: Value;
  Widget?: typeof ManageRuleInput;
  data?: unknown;
  path?: string;
}

/** Draws a rule of the orders in their form. */
function drawn({
  stored = null,
  value = stored,
  Widget = RuleInput,
  data = shipyard.orders,
  path = "viewRule",
}: Given) {
  const said = vi.fn<(value: Value) => void>();
  const queries = newQueryClient();
  queries.setQueryDefaults(listQuery(calls.listCollections).queryKey, { staleTime: Infinity });
  queries.setQueryData(listQuery(calls.listCollections).queryKey, fleet);
  const form = { now: () => values, subscribe: () => () => {}, memory: new Map() };
  const values = { data, stored: { ...Object(data), [path]: stored } as unknown };
  function Kept(): ReactNode {
    const [now, setNow] = useState<Value>(value);
    const change = (next: Value): void => {
      said(next);
      setNow(next);
    };
    return <Widget {...widgetProps(path)} id="rule" label="View action" value={now} onChange={change} />;
  }
  const Around = ({ around }: { around: typeof form }): ReactNode => (
    <FormValuesContext.Provider value={around}>
      <Kept />
    </FormValuesContext.Provider>
  );
  render(
    <QueryClientProvider client={queries}>
      <Around around={form} />
    </QueryClientProvider>,
  );
  return { said, user: userEvent.setup() };
}

const button = (name: string): HTMLElement => screen.getByRole("button", { name: `${name} View action` });

it("restores the typed rule after it was locked", async () => {
  const { said, user } = drawn({ stored: "title = 1" });
  await screen.findByRole("textbox", { name: "View action" });
  await user.click(button("Lock for admins only"));
  expect(said).toHaveBeenLastCalledWith(null);
  expect(screen.getByText("Admins only")).toBeTruthy();
  await user.click(button("Set custom rule"));
  expect(said).toHaveBeenLastCalledWith("title = 1");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "View action" }));
});

it("restores the stored rule of a draft that is locked", async () => {
  const { said, user } = drawn({ stored: "title = 1", value: null });
  await user.click(button("Set custom rule"));
  expect(said).toHaveBeenLastCalledWith("title = 1");
});

it.each([
  [null, "", 'Looser than stored: "Admins only" becomes "Anyone".'],
  [null, "title = 1", 'Looser than stored: "Admins only" becomes "Custom rule".'],
  ["title = 1", "", 'Looser than stored: "Custom rule" becomes "Anyone".'],
])("warns that %j became %j", (stored, value, sentence) => {
  drawn({ stored, value });
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ["", null],
  ["", "title = 1"],
  ["title = 1", "title = 2"],
])("marks nothing if %j became %j", (stored, value) => {
  drawn({ stored, value });
  expect(screen.queryByText(/^Looser than stored/)).toBeNull();
});

it("shows who has access, and reports an unknown field", async () => {
  drawn({ stored: "", path: "deleteRule" });
  expect(screen.getByText("Everyone, including guests, may delete records.")).toBeTruthy();
  drawn({ stored: "vessel.port.town = 1" });
  expect(screen.getByText('At character 1: "ports" has no field "town".')).toBeTruthy();
});

it("shows no trial and no warning before the collection is stored", () => {
  const { id: _, ...unsaved } = shipyard.orders;
  drawn({ stored: null, value: "", data: unsaved });
  expect(screen.queryByRole("button", { name: /^Try it/ })).toBeNull();
  expect(screen.queryByText(/^Looser than stored/)).toBeNull();
});

it("never lets everyone manage accounts", async () => {
  drawn({ stored: null, value: "", Widget: ManageRuleInput, path: "manageRule" });
  expect(screen.queryByText("Anyone")).toBeNull();
  const field = await screen.findByRole("textbox", { name: "View action" });
  expect(within(field).getByText("Enter a filter, or lock it for admins only")).toBeTruthy();
});
