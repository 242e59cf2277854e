import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { Button } from "../../runtime/ui/controls/Button";
import { useEscape } from "./use-full-screen";

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
  const form = useRef<HTMLDivElement>(null);
  useEscape(form, true, () => onDone());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    // The key must not save the record.
    event.preventDefault();
    event.stopPropagation();
    onDone(typed.trim());
  };
  return (
    <div ref={form} className="rich-form" data-escape="">
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
