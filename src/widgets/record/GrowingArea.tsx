import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import type { WidgetProps } from "../../runtime/registry/widget";

interface GrowingAreaProps extends Omit<WidgetProps<unknown>, "value" | "onChange"> {
  text: string;
  className?: string;
  /** In pixels. */
  maxHeight: number;
  onType: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** A text of several lines that is as high as what is in it, up to a height. */
export function GrowingArea(props: GrowingAreaProps): ReactNode {
  const { id, text, onType, onKeyDown, className = "", maxHeight } = props;
  const { required, disabled, invalid, describedBy } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => fit(area.current!, text, maxHeight), [text, maxHeight]);
  return (
    <textarea
      ref={area}
      {...{ id, disabled }}
      className={`input input--growing ${className}`}
      rows={1}
      value={text}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

// What is in it tells its height only once it is no higher than that.
function fit(area: HTMLTextAreaElement, text: string, maxHeight: number): void {
  if (area.value !== text.replaceAll(/\r\n?/g, "\n")) return;
  area.style.height = "auto";
  const borders = area.offsetHeight - area.clientHeight;
  area.style.height = `${Math.min(area.scrollHeight + borders, maxHeight)}px`;
}
