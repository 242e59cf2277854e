import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useMemo, type ReactNode } from "react";
import { listTexts } from "../../../../definitions/texts/list";
import { KeyMovesContext, useKeyMoves, type MovableOrder } from "./use-key-moves";

interface SortedListProps extends MovableOrder {
  /** The same array until the order changes. */
  ids: MovableOrder["ids"];
  /** The items follow each other in lines, as words do, instead of standing in a row each. */
  wraps?: boolean;
  children: ReactNode;
}

// Out here: made anew each time, they would draw every row at every key.
const pointer = { activationConstraint: { distance: 4 } };
const anywhere: Modifier[] = [];
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const silence = (): undefined => undefined;
// Where a pointer leads is seen; where something is dropped is told beside the list.
const accessibility = {
  announcements: { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence },
  screenReaderInstructions: { draggable: listTexts.howToMove },
};

/** A list whose items, which ask `useSorted`, can be moved by mouse, touch and keys; each step by keys is announced. */
export function SortedList({ wraps = false, children, ...order }: SortedListProps): ReactNode {
  const { ids, onMove } = order;
  const sensors = useSensors(useSensor(PointerSensor, pointer));
  const { moves, told, tellDrop } = useKeyMoves(order);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    const to = ids.indexOf(String(over.id));
    onMove(arrayMove([...ids], ids.indexOf(String(active.id)), to));
    tellDrop(String(active.id), to);
  };
  const items = useMemo(() => [...ids], [ids]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={wraps ? anywhere : upAndDown}
      accessibility={accessibility}
      onDragStart={moves.leave}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={wraps ? rectSortingStrategy : verticalListSortingStrategy}>
        <KeyMovesContext.Provider value={moves}>{children}</KeyMovesContext.Provider>
      </SortableContext>
      <span className="sr" role="status">
        {told}
      </span>
    </DndContext>
  );
}
