import { useEffect, useState, type DragEvent } from "react";

/** Takes files that are dropped. Beside the place for them nothing comes of it: the browser would leave the page for the file. */
export function useDroppedFiles(add: ((files: readonly File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stay = (event: globalThis.DragEvent): void => {
      // A text may be dragged into a field.
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
      // What it goes over within the place has not left it.
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
