import { saveFile } from "../../../runtime/ui/files/save-file";
import { styledCopy, svgElement, svgFile } from "../../../runtime/ui/files/styled-copy";
import type { Bounds } from "./geometry";

// Lines from a box to itself are outside of all boxes.
const margin = 64;

/** Returns a drawing as an SVG file: all of it, at a zoom of 1, with the colours on screen. */
function drawingFile(drawing: SVGSVGElement, { x, y, width, height }: Bounds): Blob {
  const copy = styledCopy(drawing);
  for (const element of copy.querySelectorAll("*"))
    for (const name of ["data-box", "href", "tabindex"]) element.removeAttribute(name);
  for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
  const at = { x: Math.round(x - margin), y: Math.round(y - margin) };
  const size = { width: Math.round(width + 2 * margin), height: Math.round(height + 2 * margin) };
  copy.setAttribute("viewBox", [at.x, at.y, size.width, size.height].join(" "));
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  copy.firstElementChild!.removeAttribute("transform");
  const fill = getComputedStyle(drawing.parentElement!).backgroundColor;
  copy.prepend(svgElement("rect", { ...at, ...size, fill }));
  return svgFile(copy);
}

/** Downloads a drawing as an SVG file. */
export const saveDrawing = (name: string, drawing: SVGSVGElement, bounds: Bounds): void =>
  saveFile(name, drawingFile(drawing, bounds));
