import { standsAtOwnDashboard } from "./backend/api/base-url";
import { hasStoredSession } from "./backend/session/stored-session";
import { environmentName } from "./browser/environment";

/**
 * State of the early form: input by field id, index of the focused element (-1 for none), its selection, and whether it
 * was submitted.
 */
interface Done {
  typed: ReadonlyMap<string, string>;
  focused: number;
  selected: readonly [from: number | null, to: number | null] | undefined;
  sent: boolean;
}

/**
 * Shows the sign-in form from the page's markup until React has rendered, so the user can type at once. Skipped if the
 * page may start with more than the bare form. Resolves once it is painted.
 */
export async function showEarlySignIn(root: HTMLElement): Promise<void> {
  const template = document.getElementById("early-sign-in");
  template?.remove();
  const route = template?.dataset["route"] ?? "";
  if (!(template instanceof HTMLTemplateElement) || !isBare(route)) return;
  // A redirect by React would render the form twice and lose the input.
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
    // A link may have changed the page, or React may have failed to load.
    if (root.querySelector("form")?.id === form.id) handOver(root, done);
    else root.querySelector<HTMLElement>("input, button")?.focus();
  }).observe(root, { childList: true, subtree: true });
  await painted();
}

// Lets the browser finish its own work, such as autofill, before React starts. Background tabs never paint, hence the
// timeout.
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : resolve()));
    setTimeout(resolve, 300);
  });

// Returns whether the page starts with the bare form: no message after a session ended, no prefilled values, no other
// page, no switcher of environments.
const isBare = (route: string): boolean => {
  const { search, hash } = window.location;
  return (
    search === "" &&
    ["", "#", "#/", `#${route}`].includes(hash) &&
    !hasNotice() &&
    !hasStoredSession() &&
    standsAtOwnDashboard() &&
    environmentName() === undefined
  );
};

const hasNotice = (): boolean => Boolean((window.history.state as { usr?: unknown } | null)?.usr);

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

// React renders the same elements, so the indexes match.
const stopsIn = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("a, button, input")];

function handOver(root: HTMLElement, { typed, focused, selected, sent }: Done): void {
  const fields = new Map([...root.querySelectorAll("input")].map((field) => [field.id, field]));
  for (const [id, value] of typed) type(fields.get(id), value);
  const stop = stopsIn(root)[focused];
  stop?.focus();
  if (selected && stop instanceof HTMLInputElement) stop.setSelectionRange(...selected);
  if (sent) root.querySelector("form")?.requestSubmit();
}

// Simulates user input. React ignores values set through its own property.
function type(field: HTMLInputElement | undefined, value: string): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
