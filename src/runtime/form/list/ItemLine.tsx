import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import {
  IconAlertCircleFilled,
  IconArrowBackUp,
  IconChevronDown,
  IconGripVertical,
  IconTrash,
} from "@tabler/icons-react";
import { memo, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { listTexts } from "../../../../definitions/texts/list";
import { texts } from "../../../../definitions/texts/texts";
import { hasErrors } from "../../model/form/errors";
import type { ItemModel, LineModel, ListModel } from "../../model/form/form-model";
import { itemAt } from "../../model/form/lists";
import { removalStep, valueAt } from "../../model/values/path";
import { interpolate } from "../../model/values/text";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { MoreMenu } from "../../ui/MoreMenu";
import { FormContext, OpenPartsContext, useFormParts, useFormState } from "../form-context";
import { FieldNotes } from "../FieldNotes";
import { useEnterKey } from "./use-enter-key";
import { useItemContext } from "./use-item-context";
import { canWatchNear, watchNear } from "../watch-near";

interface ItemLineProps {
  list: ListModel;
  path: string;
  /** It is among the first ones, which are in sight when the list opens. */
  first: boolean;
  draw: (lines: readonly LineModel[]) => ReactNode;
}

/**
 * One item of a list: its heading, and below it, when it is open, its lines. What is to be gone can be restored. Of an
 * item far out of sight only the name is drawn, so that a key typed in one of many costs no more than in one of few.
 */
export const ItemLine = memo(function ItemLine({ first, ...props }: ItemLineProps): ReactNode {
  const { path } = props;
  const { open } = useContext(OpenPartsContext);
  const title = useFormState(({ lines }) => itemAt(lines, path)?.label ?? "");
  const [near, setNear] = useState(first || !canWatchNear());
  // Without a name it could not be told from others: it stays open until it has one.
  const isOpen = open.has(path) || title === "";
  return near || isOpen ? (
    <NearItem {...{ ...props, title, isOpen }} onNear={setNear} />
  ) : (
    <FarItem {...{ path, title }} onNear={setNear} />
  );
});

interface FarItemProps {
  path: string;
  title: string;
  onNear: (near: boolean) => void;
}

function FarItem({ path, title, onNear }: FarItemProps): ReactNode {
  const { name } = useContext(FormContext);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => watchNear(row.current!, onNear), [onNear]);
  return (
    <li ref={row} id={`${name}.${path}`} tabIndex={-1} className="acc acc--far">
      {title}
    </li>
  );
}

interface NearItemProps extends Omit<ItemLineProps, "first">, FarItemProps {
  isOpen: boolean;
}

function NearItem({ list, path, draw, title, isOpen: wanted, onNear }: NearItemProps): ReactNode {
  const { name } = useContext(FormContext);
  const { toggle } = useContext(OpenPartsContext);
  const { removed, errors } = useFormParts((state) => ({
    removed: itemAt(state.lines, path)?.removed ?? false,
    errors: state.errors.get(path) ?? none,
  }));
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: path,
  });
  const row = useRow(setNodeRef, onNear);
  const isOpen = wanted && !removed;
  const states = [isOpen && "is-open", removed && "is-gone", isDragging && "is-lifted"].filter(Boolean).join(" ");
  return (
    <li
      ref={row}
      id={`${name}.${path}`}
      tabIndex={-1}
      className={`acc ${states}`}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform) ?? "", transition: transition ?? "" }}
    >
      <div className="acc-head">
        {!removed && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className="grip"
            {...attributes}
            {...listeners}
            aria-label={interpolate(listTexts.move, { name: title })}
          >
            <IconGripVertical className="i i--s" aria-hidden="true" />
          </button>
        )}
        <Heading {...{ list, path, title, removed }} open={isOpen} onToggle={() => toggle(path)} />
      </div>
      <FieldNotes id={`${name}.${path}`} errors={errors} />
      {isOpen && <Body {...{ list, path, draw }} named={title !== ""} />}
    </li>
  );
}

// What has the focus, or is being moved, stays as it is wherever it is scrolled.
const useRow = (setNodeRef: (row: HTMLElement | null) => void, onNear: (near: boolean) => void) =>
  useCallback(
    (row: HTMLLIElement | null) => {
      setNodeRef(row);
      if (!row) return;
      const stop = watchNear(row, (near) =>
        onNear(near || row.contains(document.activeElement) || row.dataset["lifted"] !== undefined),
      );
      return () => {
        stop();
        setNodeRef(null);
      };
    },
    [setNodeRef, onNear],
  );

const none: readonly string[] = [];

interface HeadingProps extends Omit<ItemLineProps, "draw" | "first"> {
  title: string;
  removed: boolean;
  open: boolean;
  onToggle: () => void;
}

function Heading({ list, path, title, removed, open, onToggle }: HeadingProps): ReactNode {
  const { name, change } = useContext(FormContext);
  const { isNew, kind, badges, failing } = useFormParts(({ lines, data, errors }) => ({
    isNew: itemAt(lines, path)?.isNew ?? false,
    kind: String(list.variant ? valueAt(data, `${path}.${list.variant.path}`) : ""),
    badges: list.badges
      .flatMap(({ flag, label }) => (valueAt(data, `${path}.${flag}`) === true ? [label] : []))
      .join("\n"),
    failing: hasErrors(itemAt(lines, path)?.items ?? [], errors),
  }));
  const restore = (): void => {
    change(`${path}.${removalStep}`, undefined);
    document.getElementById(`${name}.${path}`)?.focus();
  };
  return (
    <>
      <button type="button" className="acc-toggle" aria-expanded={open} disabled={removed} onClick={onToggle}>
        <Icon name={list.variant?.types.types[kind]?.icon ?? "unknown"} />
        <span className="name clip">{title || texts.table.nothing}</span>
        {isNew && <span className="badge badge--accent">{listTexts.isNew}</span>}
        {badges !== "" &&
          badges.split("\n").map((label) => (
            <span className="badge" key={label}>
              {label}
            </span>
          ))}
        <span className="grow" />
        {failing && (
          <span className="acc-error">
            <IconAlertCircleFilled className="i i--solid" aria-hidden="true" /> {texts.form.failing}
          </span>
        )}
        {!removed && <IconChevronDown className="i chev" aria-hidden="true" />}
      </button>
      {removed && (
        <Button look="quiet" size="small" onClick={restore}>
          <IconArrowBackUp className="i" aria-hidden="true" />
          {listTexts.restore}
        </Button>
      )}
    </>
  );
}

interface BodyProps extends Omit<ItemLineProps, "first"> {
  /** It has a name, and can be closed. */
  named: boolean;
}

// While its name is typed, what is below it stays as it is.
const Body = memo(function Lines({ list, path, named, draw }: BodyProps): ReactNode {
  const { name, change } = useContext(FormContext);
  const { toggle } = useContext(OpenPartsContext);
  const close = (): void => toggle(path);
  const { lines, isNew, storedTitle, locked } = useFormParts((state) => ({
    lines: itemAt(state.lines, path)?.items ?? noLines,
    isNew: itemAt(state.lines, path)?.isNew ?? false,
    storedTitle: valueAt(state.stored, `${path}.${list.titlePath}`),
    locked: list.lockedPath !== undefined && valueAt(state.data, `${path}.${list.lockedPath}`) === true,
  }));
  const context = useItemContext(list, path);
  useEffect(() => {
    // Of what opens at the lower edge one would see the heading alone.
    document.getElementById(`${name}.${path}`)?.scrollIntoView({ block: "nearest" });
  }, [name, path]);
  const remove = (): void => {
    if (isNew) return change(path, undefined);
    change(`${path}.${list.titlePath}`, storedTitle);
    change(`${path}.${removalStep}`, true);
  };
  const body = useEnterKey(() => named && close());
  return (
    <div ref={body} className="acc-body acc-body--flush item-body">
      <FormContext.Provider value={context}>{draw(lines)}</FormContext.Provider>
      <div className="item-foot">
        {!locked && (
          <MoreMenu
            label={texts.panel.more}
            items={[{ icon: IconTrash, label: listTexts.remove, risk: true, onSelect: remove }]}
          />
        )}
        {named && <Button onClick={close}>{listTexts.done}</Button>}
      </div>
    </div>
  );
});

const noLines: ItemModel["items"] = [];
