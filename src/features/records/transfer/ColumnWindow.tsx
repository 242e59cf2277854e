import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState, type FocusEvent, type ReactNode } from "react";

interface ColumnWindowProps {
  /** Indexes of the listed columns. */
  indexes: readonly number[];
  isSkipped: (index: number) => boolean;
  draw: (index: number) => ReactNode;
}

/** Virtualised list of columns. The focused column stays rendered. */
export function ColumnWindow({ indexes, isSkipped, draw }: ColumnWindowProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const list = useVirtualizer({
    count: indexes.length,
    getScrollElement: () => box.current,
    getItemKey: (at) => indexes[at]!,
    estimateSize: () => 54,
    overscan: 2,
    initialRect: { width: 480, height: 400 },
    rangeExtractor: (range) => {
      const kept = focused === undefined ? -1 : indexes.indexOf(focused);
      const drawn = new Set([...defaultRangeExtractor(range), ...(kept === -1 ? [] : [kept])]);
      return [...drawn].toSorted((one, other) => one - other);
    },
  });
  const keepFocused = ({ target }: FocusEvent): void => {
    const column = target.closest<HTMLElement>("[data-column]")?.dataset["column"];
    if (column !== undefined) setFocused(Number(column));
  };
  return (
    <div className="column-window scroll" ref={box} onFocus={keepFocused}>
      <ul className="column-targets" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ key, index: at, start }) => (
          <li
            key={key}
            ref={list.measureElement}
            data-index={at}
            data-column={indexes[at]}
            className={isSkipped(indexes[at]!) ? "is-skipped" : undefined}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={indexes.length}
            aria-posinset={at + 1}
          >
            {draw(indexes[at]!)}
          </li>
        ))}
      </ul>
    </div>
  );
}
