import type { PointerEvent as ReactPointerEvent } from "react";
import type { ShownColumns } from "./use-shown-columns";
import { withMoved } from "../model/table/column-order";

// In pixels: a shorter move is a click; the width of the edges that scroll; the step of a scroll.
const threshold = 6;
const edge = 48;
const stride = 24;

/**
 * Moves a column with its heading, from a press of the pointer until it is released. Escape aborts. Touch scrolls the
 * table instead; the menu moves columns there.
 */
export function dragColumn(choice: ShownColumns, pressed: ReactPointerEvent): void {
  const heading = (pressed.target as Element).closest(".th")?.closest<HTMLElement>("[data-column-id]");
  const box = heading?.closest<HTMLElement>(".grid-box");
  if (!heading || !box || pressed.button !== 0 || pressed.pointerType === "touch") return;
  drag(choice, pressed, heading, box);
}

type Pressed = Pick<PointerEvent, "pointerId" | "clientX">;

function drag({ table, setOrder }: ShownColumns, pressed: Pressed, heading: HTMLElement, box: HTMLElement): void {
  let place: Place | undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const end = (): void => {
    stop.abort();
    heading.classList.remove("is-dragged");
    mark(undefined);
  };
  const mark = (next: Place | undefined): void => {
    delete place?.heading.dataset["drop"];
    place = next;
    if (next) next.heading.dataset["drop"] = next.isAfter ? "after" : "before";
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    // Released before this file was loaded.
    if (event.buttons === 0) return end();
    if (!heading.classList.contains("is-dragged")) {
      if (Math.abs(event.clientX - pressed.clientX) < threshold) return;
      heading.classList.add("is-dragged");
    }
    scrollAtEdge(box, event.clientX);
    mark(placeAt(heading, event.clientX));
  };
  const drop = (): void => {
    const isMoved = heading.classList.contains("is-dragged");
    const id = heading.dataset["columnId"];
    const target = place?.heading.dataset["columnId"];
    const isAfter = place?.isAfter ?? false;
    end();
    if (isMoved) suppressClick();
    if (id !== undefined && target !== undefined) setOrder(withMoved(idsOf(table), id, target, isAfter));
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
}

/** Heading next to which a column is dropped, and on which side. */
interface Place {
  heading: HTMLElement;
  isAfter: boolean;
}

const idsOf = (table: ShownColumns["table"]): string[] => table.getAllLeafColumns().map(({ id }) => id);

function placeAt(dragged: HTMLElement, x: number): Place | undefined {
  const { top, height } = dragged.parentElement!.getBoundingClientRect();
  const heading = document.elementFromPoint(x, top + height / 2)?.closest<HTMLElement>("th[data-column-id]");
  if (!heading || heading === dragged) return undefined;
  const { left, width } = heading.getBoundingClientRect();
  return { heading, isAfter: x > left + width / 2 };
}

function scrollAtEdge(box: HTMLElement, x: number): void {
  const { left, right } = box.getBoundingClientRect();
  if (x > right - edge) box.scrollBy(stride, 0);
  else if (x < left + edge) box.scrollBy(-stride, 0);
}

// The heading would sort by its column. Its click follows at once, if there is one.
function suppressClick(): void {
  const stop = new AbortController();
  window.addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}
