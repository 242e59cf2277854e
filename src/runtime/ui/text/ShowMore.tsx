import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { texts } from "../../../../definitions/texts/texts";
import { formatCount, interpolate } from "../../../values/text/text";
import { Button } from "../controls/Button";

interface ShowMoreProps extends Pick<ComponentProps<typeof Button>, "look" | "size" | "className"> {
  /** Number of hidden items. */
  rest: number;
  text?: string;
  onClick: () => void;
}

/** Button that shows more of a long list. When it disappears, the focus moves to the first new item. */
export function ShowMore({ rest, text = texts.showMore, onClick, ...looks }: ShowMoreProps): ReactNode {
  const show = ({ currentTarget: button }: MouseEvent): void => {
    const [first] = addedDuring(() => flushSync(onClick));
    if (!button.isConnected && first) focusItem(first);
  };
  if (rest <= 0) return null;
  return (
    <Button {...looks} onClick={show}>
      {interpolate(text, { n: formatCount(rest) })}
    </Button>
  );
}

function addedDuring(change: () => void): HTMLElement[] {
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true, subtree: true });
  change();
  const records = observer.takeRecords();
  observer.disconnect();
  return records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
}

function focusItem(item: HTMLElement): void {
  const control = item.matches("label") ? item.querySelector<HTMLElement>("input") : null;
  if (!control) item.tabIndex = -1;
  (control ?? item).focus();
}
