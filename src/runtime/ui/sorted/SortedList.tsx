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
  /** Must be the same array until the order changes. */
  ids: MovableOrder["ids"];
  /** Items wrap within lines, instead of one per row. */
  wraps?: boolean;
  children: ReactNode;
}

// Constants: new objects on each render would render every row on each key.
const pointer = { activationConstraint: { distance: 4 } };
const anywhere: Modifier[] = [];
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const silence = (): undefined => undefined;
// No announcements during a pointer drag; the drop is announced by the status below the list.
const accessibility = {
  announcements: { onDragStart: silence, onDragOver: silence, onDragEnd: silence, onDragCancel: silence },
  screenReaderInstructions: { draggable: listTexts.howToMove },
};

/** List whose items (`useSorted`) can be moved by mouse, touch and keyboard. Each keyboard move is announced. */
export function SortedList({ wraps = false, children, ...order }: SortedListProps): ReactNode {
  const { ids, onMove } = order;
  const sensors = useSensors(useSensor(PointerSensor, pointer));
  const { moves, announcement, tellDrop } = useKeyMoves(order);
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
        {announcement}
      </span>
    </DndContext>
  );
}
