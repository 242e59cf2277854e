import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  type Modifier,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  type SortableData,
  rectSortingStrategy,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useMemo, useRef, type ReactNode } from "react";
import { listTexts } from "../../../definitions/texts/list";
import { interpolate } from "../model/values/text";
import { PacedKeyboardSensor } from "./paced-keyboard-sensor";

interface SortedListProps {
  /** The same array until the order changes. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (ids: readonly string[]) => void;
  /** The items follow each other in lines, as words do, instead of standing in a row each. */
  wraps?: boolean;
  children: ReactNode;
}

// Out here: made anew each time, they would draw every row at every key.
const pointer = { activationConstraint: { distance: 4 } };
// Each arrow key leads to the one before or after, however high it is, and in whichever line it stands.
const inTurn: KeyboardCoordinateGetter = (
  event,
  { active, context: { over, droppableRects, collisionRect, ...context } },
) => {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.code];
  if (step === undefined || !collisionRect) return undefined;
  event.preventDefault();
  const items = (context.active?.data.current as SortableData | undefined)?.sortable.items ?? [];
  const rect = droppableRects.get(items[items.indexOf(over?.id ?? active) + step] ?? "");
  // Their centres tell which one is meant, whatever their sizes.
  return (
    rect && {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    }
  );
};
// While it scrolled smoothly the next key would find everything where it no longer is.
const keyboard = { coordinateGetter: inTurn, scrollBehavior: "auto" as const };
const anywhere: Modifier[] = [];
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** A list whose rows can be moved by mouse, touch and keys; each step is announced. */
export function SortedList({ ids, nameOf, onMove, wraps = false, children }: SortedListProps): ReactNode {
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(PacedKeyboardSensor, keyboard));
  const announcements = useAnnouncements(ids, nameOf);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id)
      onMove(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const items = useMemo(() => [...ids], [ids]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={wraps ? anywhere : upAndDown}
      accessibility={{ announcements, screenReaderInstructions: { draggable: listTexts.howToMove } }}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={wraps ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const lifted = useRef(false);
  const announce = (text: string, id: UniqueIdentifier, where: UniqueIdentifier): string =>
    interpolate(text, { name: nameOf(String(id)), n: ids.indexOf(String(where)) + 1, of: ids.length });
  return {
    onDragStart: () => {
      lifted.current = false;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // It is told as lifted when the places have been measured: keys that come earlier would move nothing.
      const first = !lifted.current;
      lifted.current = true;
      return announce(first && over.id === active.id ? listTexts.lifted : listTexts.moved, active.id, over.id);
    },
    onDragEnd: ({ active, over }) => announce(listTexts.dropped, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => announce(listTexts.putBack, active.id, active.id),
  };
}
