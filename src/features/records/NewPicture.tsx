import { IconFileText } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { isPicture } from "./file-url";

// In pixels: twice the displayed size, for high-density screens.
const width = 64;

/** Thumbnail of a file that is not stored yet. It is drawn on a canvas, because the page's CSP forbids blob URLs. */
export function NewPicture({ file }: { file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void inTurn(async () => {
      if (!isUnmounted && (await drawSmall(file, canvas.current!)) && !isUnmounted) setDrawn(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [file]);
  return (
    <>
      <canvas ref={canvas} hidden={!drawn} aria-hidden="true" />
      {!drawn && <IconFileText className="i" aria-hidden="true" />}
    </>
  );
}

// Drawn one after another, because large pictures block the page and use much memory.
let last: Promise<void> = Promise.resolve();
const inTurn = (draw: () => Promise<void>): Promise<void> => (last = last.then(draw));

// Returns false for files that the browser cannot draw, such as SVG or a wrong extension.
async function drawSmall(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  if (!isPicture(file.name)) return false;
  try {
    const picture = await createImageBitmap(file, { resizeWidth: width, resizeQuality: "medium" });
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
    return true;
  } catch {
    return false;
  }
}
