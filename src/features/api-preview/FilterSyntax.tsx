import { useId, useState, type ReactNode } from "react";
import type { Api } from "../../../definitions/language/api-preview";
import { previewTexts } from "../../../definitions/texts/preview";
import { Button } from "../../runtime/ui/controls/Button";

/** Collapsible help on the filter syntax. */
export function FilterSyntax({ filter }: { filter: Api["filter"] }): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="syntax">
      <Button size="small" look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? previewTexts.hideSyntax : previewTexts.showSyntax}
      </Button>
      <div id={id} hidden={!open}>
        <p>
          <code>{filter.sample}</code>
        </p>
        <dl className="formats">
          {Object.entries(filter.operators).map(([operator, meaning]) => (
            <div key={operator}>
              <dt>
                <code>{operator}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        {filter.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
