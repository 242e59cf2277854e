import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";

/** What a screen reader would meet: roles, names, states and texts, one a line. Nothing of looks: no classes, no ids. */
export const roles = (root: Element): string => `${linesIn(root).join("\n")}\n`;

// They tell no more than their text does.
const silent = new Set(["generic", "none", "presentation", "paragraph", "strong", "code", "time", "emphasis"]);

// Their content is their name, or is told as their value.
const closed = new Set([
  ...["button", "link", "heading", "img", "textbox", "combobox", "checkbox", "radio", "switch", "option"],
  ...["menuitem", "menuitemradio", "menuitemcheckbox", "tooltip"],
]);

// A name that is nothing but their content is told by what stands in them.
const open = new Set(["row", "cell", "columnheader"]);

const hidden = (element: Element): boolean =>
  element.matches("[hidden], [aria-hidden=true], style, script, template") || (element as HTMLElement).style?.display === "none";

const roleOf = (element: Element): string | null => {
  if (element.localName === "search") return "search";
  const role = getRole(element);
  if (role === null || silent.has(role)) return null;
  return ["form", "region"].includes(role) && nameOf(element, role) === "" ? null : role;
};

const nameOf = (element: Element, role: string): string =>
  open.has(role) && !element.matches("[aria-label], [aria-labelledby]") ? "" : computeAccessibleName(element);

const hasRoles = (element: Element): boolean =>
  [...element.children].some((child) => !hidden(child) && (roleOf(child) !== null || hasRoles(child)));

const textOf = (node: Node): string => {
  if (node instanceof Element && hidden(node)) return "";
  return node.childNodes.length > 0 ? [...node.childNodes].map(textOf).join("") : (node.nodeValue ?? "");
};

const flat = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

// What describes a control is told with it.
const describes = (element: Element): boolean =>
  element.id !== "" && document.querySelector(`[aria-describedby~="${element.id}"]`) !== null;

const linesIn = (element: Element): string[] => {
  if (!hasRoles(element)) return [flat(textOf(element))].filter(Boolean).map((text) => `"${text}"`);
  return [...element.childNodes].flatMap((node) => (node instanceof Element ? linesOf(node) : linesOfText(node)));
};

const linesOfText = (node: Node): string[] =>
  [flat(node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "")].filter(Boolean).map((text) => `"${text}"`);

const linesOf = (element: Element): string[] => {
  if (hidden(element)) return [];
  const role = roleOf(element);
  if (role === null) return describes(element) ? [] : linesIn(element);
  const name = nameOf(element, role);
  const head = [role, name && `"${name}"`, ...statesOf(element)].filter(Boolean).join(" ");
  const inner = closed.has(role) ? [] : linesIn(element);
  if (inner.length === 1 && !inner[0]!.startsWith(" ")) return [`${head} > ${inner[0]}`];
  return [head, ...inner.map((line) => `  ${line}`)];
};

const flags = ["checked", "expanded", "required", "invalid", "busy", "disabled", "selected", "pressed"];

const statesOf = (element: Element): string[] => {
  const { checked, disabled, readOnly } = element as HTMLInputElement;
  const heading = /^h(\d)$/.exec(element.localName)?.[1];
  const description = computeAccessibleDescription(element);
  return [
    ...(heading ? [heading] : []),
    ...flags.filter((flag) => element.getAttribute(`aria-${flag}`) === "true"),
    ...["false"].filter((off) => element.getAttribute("aria-expanded") === off).map(() => "collapsed"),
    ...["sort", "current"].flatMap((name) => element.getAttribute(`aria-${name}`) ?? []),
    ...(checked ? ["checked"] : []),
    ...(disabled ? ["disabled"] : []),
    ...(readOnly ? ["read-only"] : []),
    ...(document.activeElement === element ? ["focused"] : []),
    ...valueOf(element),
    ...(description ? [`(${flat(description)})`] : []),
  ];
};

const valueOf = (element: Element): string[] => {
  if (element instanceof HTMLSelectElement) {
    const labels = [...element.options].map((option) => (option.selected ? `[${option.label}]` : option.label));
    return [`= ${labels.join(" | ")}`];
  }
  const typed = element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(element.type));
  if (!typed) return [];
  return element.value ? [`= "${element.value}"`] : element.placeholder ? [`placeholder "${element.placeholder}"`] : [];
};
