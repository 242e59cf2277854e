import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";

/** Announcements of a screen reader: roles, names, states and texts, one per line. */
export const roles = (root: Element): string => `${linesIn(root).join("\n")}\n`;

// These roles add nothing to their text.
const silent = new Set(["generic", "none", "presentation", "paragraph", "strong", "code", "time", "emphasis"]);

// Only the complete page has these.
const sections = new Set(["banner", "contentinfo"]);

// Their content is their name or value.
const closed = new Set([
  "button",
  "checkbox",
  "combobox",
  "heading",
  "img",
  "link",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "option",
  "password",
  "radio",
  "switch",
  "textbox",
  "tooltip",
]);

// Their name is only their content.
const open = new Set(["row", "cell", "columnheader"]);

const hidden = (element: Element): boolean =>
  element.matches("[hidden], [aria-hidden=true], style, script, template") ||
  (element as HTMLElement).style?.display === "none";

const roleOf = (element: Element): string | null => {
  if (element.localName === "search") return "search";
  if (element.matches("input[type=password]")) return "password";
  const role = getRole(element);
  if (role === null || silent.has(role) || (sections.has(role) && element.closest("main"))) return null;
  return ["form", "region"].includes(role) && nameOf(element, role) === "" ? null : role;
};

const nameOf = (element: Element, role: string): string =>
  open.has(role) && !element.matches("[aria-label], [aria-labelledby]") ? "" : computeAccessibleName(element);

const flat = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

// Names and descriptions are printed with their control.
const isPrintedElsewhere = ({ id }: Element): boolean =>
  id !== "" && document.querySelector(`[aria-describedby~="${id}"], [aria-labelledby~="${id}"]`) !== null;

const inline = new Set(["A", "B", "BUTTON", "CODE", "EM", "I", "SPAN", "STRONG", "TIME"]);

/** The lines of an element's content; adjacent texts share a line. */
const linesIn = (element: Element): string[] => {
  const lines: string[] = [];
  let text = "";
  const flush = (): void => {
    if (flat(text)) lines.push(`"${flat(text)}"`);
    text = "";
  };
  const walk = (node: Node): void => {
    if (!(node instanceof Element)) return void (text += node.nodeType === Node.TEXT_NODE ? node.nodeValue : "");
    if (hidden(node)) return;
    if (node.localName === "label") {
      // Its text names its control.
      for (const control of node.querySelectorAll("input")) lines.push(...linesOf(control));
      return;
    }
    // A space separates neighbours.
    text += " ";
    if (roleOf(node) !== null) {
      flush();
      lines.push(...linesOf(node));
    } else if (!isPrintedElsewhere(node)) {
      if (!inline.has(node.tagName)) flush();
      node.childNodes.forEach(walk);
      if (!inline.has(node.tagName)) flush();
      text += " ";
    }
  };
  element.childNodes.forEach(walk);
  flush();
  return lines;
};

const linesOf = (element: Element): string[] => {
  const role = roleOf(element)!;
  const name = nameOf(element, role);
  const head = [role, name && `"${name}"`, ...statesOf(element)].filter(Boolean).join(" ");
  const inner = closed.has(role) ? [] : linesIn(element);
  const isShort = inner.length === 1 || (role === "columnheader" && inner.length > 0);
  if (isShort && !inner.some((line) => line.startsWith(" "))) return [`${head} > ${inner.join(", ")}`];
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
    ...(element.matches("[aria-expanded=false]") ? ["collapsed"] : []),
    ...["sort", "current"].flatMap((name) => element.getAttribute(`aria-${name}`) ?? []),
    ...(element.hasAttribute("required") ? ["required"] : []),
    ...(checked && !element.matches("[aria-checked=true]") ? ["checked"] : []),
    ...(disabled ? ["disabled"] : []),
    ...(readOnly ? ["read-only"] : []),
    ...(document.activeElement === element ? ["focused"] : []),
    ...valueOf(element),
    ...(description ? [`(${flat(description)})`] : []),
  ];
};

const valueOf = (element: Element): string[] => {
  if (element.matches("[contenteditable=true]")) return [`= "${flat(element.textContent)}"`];
  if (element instanceof HTMLSelectElement) {
    const labels = [...element.options].map((option) => (option.selected ? `[${option.text}]` : option.text));
    return [`= ${labels.join(" | ")}`];
  }
  const typed =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(element.type));
  if (!typed) return [];
  if (element.type === "password" && element.value) return [`= "${"•".repeat(element.value.length)}"`];
  return element.value ? [`= "${element.value}"`] : element.placeholder ? [`placeholder "${element.placeholder}"`] : [];
};
