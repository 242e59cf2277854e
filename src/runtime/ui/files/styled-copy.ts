// A file has no style sheet, so each element takes its own style along.
const properties =
  "fill stroke stroke-width stroke-dasharray opacity font-family font-size font-weight text-anchor color".split(" ");

/** Returns a copy of a drawing on screen that looks the same without the page's style sheets. */
export function styledCopy(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, at) => {
    const style = getComputedStyle(originals[at]!);
    for (const property of properties) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute("class");
  });
  return copy;
}

const namespace = "http://www.w3.org/2000/svg";

/** Creates an element of a drawing. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/** Returns a drawing as an SVG file. */
export function svgFile(drawing: SVGSVGElement): Blob {
  drawing.setAttribute("xmlns", namespace);
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" });
}
