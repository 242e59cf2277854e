import { sqlTexts } from "../../../definitions/texts/sql";
import { saveFile } from "../../runtime/ui/files/save-file";
import { styledCopy, svgElement, svgFile } from "../../runtime/ui/files/styled-copy";

/** Formats of a chart's file. */
export type PictureFormat = "png" | "svg";

// In pixels. A PNG file has twice as many.
const sizes = { margin: 12, line: 20, gap: 12, space: 4, scale: 2 };

/**
 * Downloads the chart of a figure with its caption, in the colours on screen. The policy lets no image show an SVG text,
 * so a PNG file is drawn shape by shape. Throws an Error if that fails, or until the chart is drawn.
 */
export async function savePicture(name: string, figure: HTMLElement, format: PictureFormat): Promise<void> {
  const chart = figure.querySelector("svg");
  if (!chart) throw new Error(sqlTexts.chart.notDrawn);
  const picture = pictureOf(figure, chart);
  const file = format === "svg" ? svgFile(picture) : await pngFile(picture);
  saveFile(`${name}.${format}`, file);
}

/** Returns the drawing of a figure below its caption. */
function pictureOf(figure: HTMLElement, chart: SVGSVGElement): SVGSVGElement {
  const { words, right, bottom } = captionOf(figure, chart.clientWidth);
  const size = { width: Math.ceil(Math.max(chart.clientWidth, right)), height: bottom + chart.clientHeight };
  const picture = svgElement("svg", { ...size, viewBox: `0 0 ${size.width} ${size.height}` });
  const drawn = svgElement("g", { transform: `translate(0,${bottom})` });
  drawn.append(...styledCopy(chart).children);
  picture.append(svgElement("rect", { ...size, fill: groundOf(figure) }), ...words, drawn);
  return picture;
}

/** Returns the colour behind an element: that of the closest one which is not transparent. */
function groundOf(element: Element): string {
  const colour = getComputedStyle(element).backgroundColor;
  const isClear = colour === "transparent" || /^rgba\(.* 0\)$/.test(colour);
  return isClear && element.parentElement ? groundOf(element.parentElement) : colour;
}

/** Returns the texts of a caption in lines of a width in pixels, and where they end. */
function captionOf(figure: HTMLElement, width: number): { words: SVGTextElement[]; right: number; bottom: number } {
  let [x, y, right] = [sizes.margin, sizes.line, 0];
  const words = [...figure.querySelector("figcaption")!.children].flatMap((item) => {
    const parts = textsIn(item).map(measuredWord);
    const wide = parts.reduce((sum, part) => sum + part.wide + sizes.space, -sizes.space);
    if (x > sizes.margin && x + wide > width) [x, y] = [sizes.margin, y + sizes.line];
    right = Math.max(right, x + wide + sizes.margin);
    for (const part of parts) {
      part.word.setAttribute("x", String(x));
      part.word.setAttribute("y", String(y));
      x += part.wide + sizes.space;
    }
    x += sizes.gap - sizes.space;
    return parts.map(({ word }) => word);
  });
  return { words, right, bottom: y + sizes.margin };
}

/** Returns a text as it looks on screen, with its width. A file keeps the width where the font is missing. */
function measuredWord(text: Text): { word: SVGTextElement; wide: number } {
  const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(text.parentElement!);
  const context = contextOf(document.createElement("canvas"));
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const wide = context.measureText(text.data).width;
  const font = { "font-family": fontFamily, "font-size": fontSize, "font-weight": fontWeight };
  const word = svgElement("text", { ...font, fill: color, textLength: wide, lengthAdjust: "spacingAndGlyphs" });
  word.textContent = text.data;
  return { word, wide };
}

/** Returns the texts of an element that are seen. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && !walker.currentNode.parentElement?.closest(".sr"))
      texts.push(walker.currentNode);
  return texts;
}

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => canvas.getContext("2d")!;

async function pngFile(picture: SVGSVGElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = sizes.scale * Number(picture.getAttribute("width"));
  canvas.height = sizes.scale * Number(picture.getAttribute("height"));
  // Only a drawing in the page knows where its shapes are.
  document.body.append(picture);
  try {
    paint(picture, contextOf(canvas));
  } finally {
    picture.remove();
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error(sqlTexts.chart.noPicture))));
  });
}

const anchors: Readonly<Record<string, CanvasTextAlign>> = { middle: "center", end: "right" };

function paint(picture: SVGSVGElement, context: CanvasRenderingContext2D): void {
  for (const shape of picture.querySelectorAll<SVGGraphicsElement>("rect, path, line, text")) {
    const read = (name: string): string => shape.getAttribute(name) ?? "";
    const at = (name: string): number => Number(read(name));
    context.setTransform(new DOMMatrix().scale(sizes.scale).multiply(shape.getCTM()!));
    context.globalAlpha = Number(read("opacity") || 1);
    context.fillStyle = paintOf(read("fill"));
    context.strokeStyle = paintOf(read("stroke"));
    context.miterLimit = 4;
    context.lineWidth = Number.parseFloat(read("stroke-width"));
    if (shape instanceof SVGTextElement) {
      context.font = `${read("font-weight")} ${read("font-size")} ${read("font-family")}`;
      context.textAlign = anchors[read("text-anchor")] ?? "left";
      context.fillText(shape.textContent, at("x"), at("y"));
    } else {
      const outline = outlineOf(shape);
      context.fill(outline);
      context.stroke(outline);
    }
  }
}

function outlineOf(shape: Element): Path2D {
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => shape.getAttribute(name) ?? 0);
  if (shape instanceof SVGLineElement) return new Path2D(`M${x1},${y1}L${x2},${y2}`);
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  // The ground.
  return new Path2D(`M0,0H${shape.getAttribute("width")}V${shape.getAttribute("height")}H0Z`);
}

const paintOf = (colour: string): string => (colour === "" || colour === "none" ? "transparent" : colour);
