import { standsAtOwnDashboard } from "./runtime/api/base-url";
import { hasStoredSession } from "./runtime/store/browser-storage";

/**
 * What was done in the early form: by id of the field what was typed, which of what takes the focus had it (-1 for none)
 * and what was selected there, and whether it was sent.
 */
interface Done {
  typed: ReadonlyMap<string, string>;
  focused: number;
  selected: readonly [from: number | null, to: number | null] | undefined;
  sent: boolean;
}

/**
 * Shows the form of the sign-in, which the page brings along as markup, until React has drawn the page: one can type at
 * once. Where the page may begin with more than the bare form, nothing is shown. Settles once it is to be seen.
 */
export async function showEarlySignIn(root: HTMLElement): Promise<void> {
  const template = document.getElementById("early-sign-in");
  template?.remove();
  const route = template?.dataset["route"] ?? "";
  if (!(template instanceof HTMLTemplateElement) || !isBare(route)) return;
  // A redirect of React's would draw the form twice, and drop what was typed in between.
  window.history.replaceState(window.history.state, "", `#${route}`);
  const page = document.createElement("div");
  page.append(template.content.cloneNode(true));
  const form = page.querySelector("form")!;
  let sent = false;
  page.addEventListener("submit", (event) => {
    event.preventDefault();
    sent = true;
  });
  root.before(page);
  page.querySelector("input")?.focus();
  new MutationObserver((_, observer) => {
    if (!root.querySelector("main")) return;
    observer.disconnect();
    const done = doneIn(page, sent);
    page.remove();
    // A link may have led to another page meanwhile, or React could not be loaded.
    if (root.querySelector("form")?.id === form.id) handOver(root, done);
    else root.querySelector<HTMLElement>("input, button")?.focus();
  }).observe(root, { childList: true, subtree: true });
  await painted();
}

// What the browser has to do for the form, as filling in what it remembers, comes before React, too. A tab in the
// background paints nothing.
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : resolve()));
    setTimeout(resolve, 300);
  });

// An ended session is told of, a prefilled form has its values, and elsewhere it is not settled that this is the page.
const isBare = (route: string): boolean => {
  const { search, hash } = window.location;
  return (
    search === "" &&
    ["", "#", "#/", `#${route}`].includes(hash) &&
    !saidBefore() &&
    !hasStoredSession() &&
    standsAtOwnDashboard()
  );
};

const saidBefore = (): boolean => Boolean((window.history.state as { usr?: unknown } | null)?.usr);

function doneIn(page: HTMLElement, sent: boolean): Done {
  const fields = [...page.querySelectorAll("input")];
  const focused = fields.find((field) => field === document.activeElement);
  return {
    typed: new Map(fields.filter(({ value }) => value !== "").map(({ id, value }) => [id, value])),
    focused: stopsIn(page).indexOf(document.activeElement as HTMLElement),
    selected: focused && [focused.selectionStart, focused.selectionEnd],
    sent,
  };
}

// The same ones in both, as React draws the same.
const stopsIn = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("a, button, input")];

function handOver(root: HTMLElement, { typed, focused, selected, sent }: Done): void {
  const fields = new Map([...root.querySelectorAll("input")].map((field) => [field.id, field]));
  for (const [id, value] of typed) type(fields.get(id), value);
  const stop = stopsIn(root)[focused];
  stop?.focus();
  if (selected && stop instanceof HTMLInputElement) stop.setSelectionRange(...selected);
  if (sent) root.querySelector("form")?.requestSubmit();
}

// As a person would: React hears of a value that is set past its own properties.
function type(field: HTMLInputElement | undefined, value: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
