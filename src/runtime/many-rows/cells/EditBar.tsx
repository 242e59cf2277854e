import { IconChevronUp, IconX } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { type ReactNode } from "react";
import { cellEditTexts } from "../../../../definitions/texts/cell-edits";
import { interpolate, plural } from "../../../values/text/text";
import type { FieldModel } from "../../model/form/form-model";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { useTitling } from "../../registry/record-titles";
import { ValueChange } from "../../row-form/ValueChange";
import { askConfirmation } from "../../store/confirmation";
import { dropDrafts } from "../../store/drafts";
import { Button } from "../../ui/controls/Button";
import { IconButton } from "../../ui/controls/IconButton";
import { FieldError } from "../../ui/notices/FieldError";
import { RowName } from "../../ui/text/RowName";
import { discardEdits, fieldOf, type RowWithEdits } from "./edited-rows";

interface EditBarProps {
  edited: readonly RowWithEdits[];
  fields: readonly FieldModel[];
  item: SidebarItem;
  /** Whether the list of changes is open. */
  isListed: boolean;
  onList: (isListed: boolean) => void;
  busy: boolean;
  onSave: () => void;
}

/** Bar with the number of unsaved changes, their list, Save and Discard. */
export function EditBar({ edited, fields, item, isListed, onList, busy, onSave }: EditBarProps): ReactNode {
  const count = edited.reduce((sum, { draft }) => sum + draft.edits.size, 0);
  const isFaulty = edited.some(({ draft }) => draft.errors.size > 0);
  const text = plural(isFaulty ? cellEditTexts.faulty : cellEditTexts.changes, count);
  const discard = (): void =>
    askConfirmation(plural(cellEditTexts.discardQuestion, count), () => discardEdits(item.id));
  return (
    <div className="bulk" role="group" aria-label={cellEditTexts.heading}>
      <span className="sr" role="status">
        {text}
      </span>
      <Popover.Root open={isListed} onOpenChange={onList}>
        <Popover.Trigger className={isFaulty ? "btn btn--small btn--risk" : "btn btn--small"}>
          {text}
          <IconChevronUp className="i i--s" aria-hidden="true" />
        </Popover.Trigger>
        <Popover.Content
          className="menu cell-changes scroll"
          aria-label={cellEditTexts.heading}
          side="top"
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <ul>
            {edited.map((row) => (
              <Changes key={row.id} {...{ row, fields, item, busy }} />
            ))}
          </ul>
        </Popover.Content>
      </Popover.Root>
      <Button size="small" look="primary" {...{ busy }} onClick={onSave}>
        {cellEditTexts.save}
      </Button>
      <Button size="small" onClick={() => busy || discard()}>
        {cellEditTexts.discard}
      </Button>
    </div>
  );
}

interface ChangesProps extends Pick<EditBarProps, "fields" | "item" | "busy"> {
  row: RowWithEdits;
}

/** Changes of one row, before and after, and why they were not saved. */
function Changes({ row: { id, name, draft }, fields, item, busy }: ChangesProps): ReactNode {
  const { titleOf } = useTitling();
  const stored = Object.fromEntries(draft.bases);
  return (
    <li>
      <div className="cell-changes-row">
        <RowName {...{ id }} title={titleOf({ ...stored, id }, item.id)} />
        <IconButton
          small
          label={interpolate(cellEditTexts.discardRow, { id })}
          icon={IconX}
          className="icon-btn icon-btn--small"
          onClick={() => busy || dropDrafts(name)}
        />
      </div>
      {[...draft.edits].map(([path, to]) => (
        <ValueChange key={path} change={{ field: fieldOf(path, fields, draft), from: draft.bases.get(path), to }} />
      ))}
      {[...draft.errors].map(([path, sentences]) => (
        <FieldError key={path} text={[path && `${path}:`, ...sentences].filter(Boolean).join(" ")} />
      ))}
    </li>
  );
}
