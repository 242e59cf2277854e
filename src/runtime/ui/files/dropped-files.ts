import { useEffect, useState, type DragEvent } from "react";

/** Handles dropped files. Elsewhere on the page drops are ignored, as the browser would navigate to the file. */
export function useDroppedFiles(add: ((files: readonly File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stay = (event: globalThis.DragEvent): void => {
      // Text may still be dragged into inputs.
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    addEventListener("dragover", stay);
    addEventListener("drop", stay);
    return () => {
      removeEventListener("dragover", stay);
      removeEventListener("drop", stay);
    };
  }, []);
  const listeners = add && {
    onDragOver: (event: DragEvent): void => {
      if (event.dataTransfer.types.includes("Files")) setOver(true);
    },
    onDragLeave: (event: DragEvent): void => {
      const to = event.relatedTarget;
      // Moving over a child is not leaving.
      if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
    },
    onDrop: (event: DragEvent): void => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) add(files);
    },
  };
  return { over: over && add !== undefined, listeners };
}
