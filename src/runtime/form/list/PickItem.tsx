import "./pick-item.css";
import { IconPlus } from "@tabler/icons-react";
import { Popover } from "radix-ui";
import { useContext, useRef, useState, type ReactNode } from "react";
import type { ListPicker } from "../../../../definitions/language/line";
import { filterByText } from "../../../values/text/text";
import { valueAt } from "../../../values/json/path";
import type { Choice, ListModel } from "../../model/form/form-model";
import { asItems, titleChoices } from "../../model/form/lists";
import { GroupIcon } from "../../ui/icons/GroupIcon";
import { ListPopover } from "../../ui/lists/ListPopover";
import { SearchList } from "../../ui/lists/SearchList";
import { FormContext } from "../form-context";

interface PickItemProps {
  list: ListModel;
  picker: ListPicker;
  /** Adds an item with the picked title. */
  onAdd: (title: string) => void;
}

/** Button that opens a searched list of the titles that are not in the list yet, and adds the picked one. */
export function PickItem({ list, picker, onAdd }: PickItemProps): ReactNode {
  const { change, disabled } = useContext(FormContext);
  const [open, setOpen] = useState(false);
  const picked = useRef<{ title: string; enables: string | undefined }>(undefined);
  const pick = (title: string, enables: string | undefined): void => {
    picked.current = { title, enables };
    setOpen(false);
  };
  // The item is added once the list is closed, so that the list does not take the focus from its fields.
  const addPicked = (event: Event): void => {
    const { title, enables } = picked.current ?? {};
    picked.current = undefined;
    if (title === undefined) return;
    event.preventDefault();
    if (enables !== undefined) change(enables, true);
    onAdd(title);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="btn btn--form add-item" disabled={disabled}>
        <IconPlus className="i" aria-hidden="true" />
        {list.add}
      </Popover.Trigger>
      <ListPopover aria-label={list.add} onCloseAutoFocus={addPicked}>
        <Choices {...{ list, picker }} onPick={pick} />
      </ListPopover>
    </Popover.Root>
  );
}

interface ChoicesProps extends Omit<PickItemProps, "onAdd"> {
  /** Picks a title, with the flag to switch on. */
  onPick: (title: string, enables: string | undefined) => void;
}

function Choices({ list, picker: { search, nothing, enables }, onPick }: ChoicesProps): ReactNode {
  const { now } = useContext(FormContext);
  const [typed, onType] = useState("");
  const [isEnabling, setEnabling] = useState(true);
  const { data } = now();
  const isOff = enables !== undefined && valueAt(data, enables.flag) !== true;
  const taken = new Set(asItems(valueAt(data, list.path)).map((item) => valueAt(item, list.titlePath)));
  const offered = titleChoices(list, list.lines.new[""] ?? []).filter(
    ({ value, offered: isOffered }) => isOffered !== false && !taken.has(value),
  );
  const found = filterByText(offered, typed, ({ label }) => label);
  const pick = ({ value }: Choice): void => onPick(String(value), isOff && isEnabling ? enables?.flag : undefined);
  return (
    <SearchList
      label={search}
      {...{ typed, onType }}
      onEnter={() => found[0] && pick(found[0])}
      takesFocus
      roves
      items="button"
      {...(isOff && { filter: { label: enables.label, checked: isEnabling, onChange: setEnabling } })}
      list={{ className: "menu-list menu-list--searched scroll", role: "group", "aria-label": list.label }}
      nothing={found.length === 0 && nothing}
    >
      <div className="pick-columns">
        {found.map((choice) => (
          <button key={choice.label} type="button" className="menu-item" onClick={() => pick(choice)}>
            <GroupIcon property={String(choice.value)} title={choice.label} />
            {choice.label}
          </button>
        ))}
      </div>
    </SearchList>
  );
}
