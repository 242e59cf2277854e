import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { Button } from "../../runtime/ui/controls/Button";

const { richText: texts } = recordTexts;

interface LinkFormProps {
  address: string;
  /** Called with the URL, with "" to remove the link, or with undefined on cancel. */
  onDone: (address?: string) => void;
}

/** Form for a link's URL, below the toolbar. */
export function LinkForm({ address, onDone }: LinkFormProps): ReactNode {
  const [typed, setTyped] = useState(address);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // The keys must neither save nor close the panel.
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    onDone(event.key === "Enter" ? typed.trim() : undefined);
  };
  return (
    <div className="rich-link-form">
      <input
        ref={field}
        className="input"
        type="text"
        inputMode="url"
        aria-label={texts.address}
        placeholder="https://"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="small" disabled={!typed.trim()} onClick={() => onDone(typed.trim())}>
        {texts.apply}
      </Button>
      {address && (
        <Button size="small" look="quiet" onClick={() => onDone("")}>
          {texts.removeLink}
        </Button>
      )}
    </div>
  );
}
