import { IconFileText } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { isPicture } from "../../runtime/model/values/text/format-value";

// In pixels; twice what it is shown with, for dense screens.
const width = 64;

/** A file that is not stored yet, drawn small where it is a picture. Its bytes never get an address: the policy of the page knows none for them. */
export function NewPicture({ file }: { file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let left = false;
    void inTurn(async () => {
      if (!left && (await drawSmall(file, canvas.current!)) && !left) setDrawn(true);
    });
    return () => {
      left = true;
    };
  }, [file]);
  return (
    <>
      <canvas ref={canvas} hidden={!drawn} aria-hidden="true" />
      {!drawn && <IconFileText className="i" aria-hidden="true" />}
    </>
  );
}

// Several pictures at once would hold up the page, and each takes as much room as it has pixels.
let last: Promise<void> = Promise.resolve();
const inTurn = (draw: () => Promise<void>): Promise<void> => (last = last.then(draw));

// False for what this browser cannot draw: SVG, and what only has a picture's name.
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
