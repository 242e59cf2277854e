import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { texts } from "../../../../definitions/texts/texts";
import { formatCount, interpolate } from "../../model/values/text/text";
import { Button } from "../controls/Button";

interface ShowMoreProps extends Pick<ComponentProps<typeof Button>, "look" | "size" | "className"> {
  /** How many items are hidden. */
  rest: number;
  text?: string;
  onClick: () => void;
}

/** Shows more of a long list while some of it is hidden. The last step moves the focus to the first new item. */
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
