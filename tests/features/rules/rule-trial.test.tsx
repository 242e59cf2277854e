import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { newQueryClient } from "../../../src/backend/api/queries";
import { RuleTrial } from "../../../src/features/rules/RuleTrial";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { pageOf } from "../../support/fixtures";
import { signedIn } from "../../support/open";
import { fleet, shipyard } from "../../support/rules";

beforeEach(signedIn);

const orders = ["Rope", "Lamp", "Anchor"].map((title, index) => ({ id: `order0000000000${index}`, title }));

/** Draws the trial of a list rule; gives how to draw it with another rule. */
function tryRule(rule: string) {
  const queries = newQueryClient();
  const trial = (text: string, problem?: string) => (
    <QueryClientProvider client={queries}>
      <RuleTrial
        rule={text}
        path="listRule"
        label="List/Search action"
        own={shipyard.orders}
        collections={fleet}
        problem={problem}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(trial(rule));
  return (text: string, problem?: string): void => rerender(trial(text, problem));
}

it("shows why a trial failed, and tries again", async () => {
  const backend = fakeBackend(fleet);
  backend.answers("listRecords", new Refusal(500, "Out of order."));
  tryRule("title = 'Rope'");
  const failure = await screen.findByRole("alert");
  expect(failure.textContent).toContain("The trial failed. Out of order.");
  backend.answers("listRecords", pageOf(orders));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("list", { name: "Allowed" });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("follows the typed rule, but waits until a faulty one is fixed", async () => {
  const backend = fakeBackend(fleet);
  backend.answers("listRecords", ({ payload: { filter = "" } }: { payload: { filter?: string } }) =>
    pageOf(orders.filter(({ title }) => !filter.includes("title =") || filter.includes(title))),
  );
  const change = tryRule("title = 'Rope'");
  expect((await screen.findByRole("list", { name: "Allowed" })).textContent).toContain("Rope");
  change("title = ", "A value is missing.");
  await screen.findByText("Fix the rule before you try it.");
  expect(screen.queryByRole("list", { name: "Allowed" })).toBeNull();
  change("title = 'Lamp'");
  expect((await screen.findByText("Lamp")).closest("ul")?.getAttribute("aria-label")).toBe("Allowed");
});
