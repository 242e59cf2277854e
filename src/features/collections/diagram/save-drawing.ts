import { saveFile } from "../../../runtime/ui/files/save-file";
import type { Bounds } from "./geometry";

// A file has no style sheet, so each element takes its own style along.
const properties =
  "fill stroke stroke-width stroke-dasharray opacity font-family font-size font-weight text-anchor color".split(" ");

const margin = 24;

/** Returns a drawing as the text of an SVG file: all of it, at a zoom of 1, with the colours on screen. */
function drawingFile(drawing: SVGSVGElement, { x, y, width, height }: Bounds): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, at) => {
    const style = getComputedStyle(originals[at]!);
    for (const property of properties) element.setAttribute(property, style.getPropertyValue(property));
    for (const name of ["class", "data-box", "href", "tabindex"]) element.removeAttribute(name);
  });
  for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin].map(Math.round);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", box.join(" "));
  copy.setAttribute("width", String(box[2]));
  copy.setAttribute("height", String(box[3]));
  copy.firstElementChild!.removeAttribute("transform");
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ["x", "y", "width", "height"].forEach((name, at) => ground.setAttribute(name, String(box[at])));
  ground.setAttribute("fill", getComputedStyle(drawing.parentElement!).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** Downloads a drawing as an SVG file. */
export const saveDrawing = (name: string, drawing: SVGSVGElement, bounds: Bounds): void =>
  saveFile(name, new Blob([drawingFile(drawing, bounds)], { type: "image/svg+xml" }));
