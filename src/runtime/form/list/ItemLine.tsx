import { errorId } from "@rjsf/utils";
import {
  IconAlertCircleFilled,
  IconArrowBackUp,
  IconChevronDown,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from "@tabler/icons-react";
import { memo, useContext, useEffect, useMemo, type ReactNode } from "react";
import { listTexts } from "../../../../definitions/texts/list";
import { tableTexts } from "../../../../definitions/texts/table";
import { panelTexts } from "../../../../definitions/texts/panel";
import { texts } from "../../../../definitions/texts/texts";
import { hasErrors } from "../../model/form/errors";
import { itemPaths } from "../../model/form/lists";
import { copyItem } from "../../model/form/new-item";
import type { ItemModel, LineModel, ListModel } from "../../model/form/form-model";
import { removalStep, valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { Button } from "../../ui/controls/Button";
import { GroupIcon } from "../../ui/icons/GroupIcon";
import { Icon } from "../../ui/icons/Icon";
import { MoreMenu, type MenuAction } from "../../ui/menus/MoreMenu";
import { useSorted } from "../../ui/sorted/use-sorted";
import { FormContext, OpenSectionsContext, useFormState, useShallowFormState } from "../form-context";
import { FieldErrors } from "../FieldNotes";
import { EditableHeading } from "./EditableHeading";
import { useEnterKey } from "./use-enter-key";
import { useInsertItem } from "./use-insert-item";
import { useItemContext } from "./use-item-context";

/**
 * Returns whether an item is expanded. An item without a name stays open, as its heading would not identify it, unless
 * the name is edited there.
 */
export const isItemOpen = (item: ItemModel, open: ReadonlySet<string>): boolean =>
  !item.removed && (open.has(item.path) || !hasName(item));

const hasName = ({ label, shortcuts }: ItemModel): boolean => label !== "" || shortcuts !== undefined;

interface ItemLineProps {
  list: ListModel;
  item: ItemModel;
  draw: (lines: readonly LineModel[]) => ReactNode;
}

/** List item: its heading and, while open, its lines. A removed item offers to restore it. */
export const ItemLine = memo(function ItemLine({ list, item, draw }: ItemLineProps): ReactNode {
  const { path, label: title, isNew, removed, locked, shortcuts } = item;
  const { name } = useContext(FormContext);
  const { open, toggle } = useContext(OpenSectionsContext);
  const { errors, failing } = useShallowFormState((state) => ({
    errors: state.errors.get(path) ?? none,
    failing: hasErrors(item.items, state.errors),
  }));
  const { item: sorted, handle, lifted } = useSorted(path);
  const isOpen = isItemOpen(item, open);
  const states = [isOpen && "is-open", removed && "is-gone", lifted && "is-lifted"].filter(Boolean).join(" ");
  return (
    <div {...sorted} role="listitem" id={`${name}.${path}`} tabIndex={-1} className={`acc ${states}`}>
      <div className="acc-head">
        {!removed && (
          <button
            {...handle}
            type="button"
            className="grip"
            aria-label={interpolate(listTexts.move, { name: title || tableTexts.nothing })}
          >
            <IconGripVertical className="i i--s" aria-hidden="true" />
          </button>
        )}
        {shortcuts && !removed ? (
          <EditableHeading {...{ list, item, draw, failing, shortcuts }} open={isOpen} onToggle={() => toggle(path)} />
        ) : (
          <Heading {...{ list, item, failing }} open={isOpen} onToggle={() => toggle(path)} />
        )}
      </div>
      <FieldErrors id={errorId(`${name}.${path}`)} errors={errors} />
      {isOpen && (
        <Body
          {...{ list, path, draw, isNew, locked }}
          lines={item.items}
          titled={shortcuts !== undefined}
          named={hasName(item)}
        />
      )}
    </div>
  );
});

const none: readonly string[] = [];

/** Props of the heading of a list item. */
export interface HeadingProps extends Pick<ItemLineProps, "list" | "item"> {
  /** True if one of its fields has an error. */
  failing: boolean;
  open: boolean;
  onToggle: () => void;
}

function Heading({ list, item, failing, open, onToggle }: HeadingProps): ReactNode {
  const { path, label, variant, badges, isNew, removed } = item;
  const { name, change, disabled } = useContext(FormContext);
  const restore = (): void => {
    change(`${path}.${removalStep}`, undefined);
    document.getElementById(`${name}.${path}`)?.focus();
  };
  return (
    <>
      <button type="button" className="acc-toggle" aria-expanded={open} disabled={removed} onClick={onToggle}>
        {list.picker ? (
          <PickedPicture {...{ list, item }} />
        ) : (
          <Icon name={list.variant?.types.types[variant]?.icon ?? list.icon ?? "unknown"} />
        )}
        <span className="acc-name clip">{label || tableTexts.nothing}</span>
        {isNew && <span className="badge badge--accent">{listTexts.isNew}</span>}
        {badges.map((badge) => (
          <span className="badge" key={badge}>
            {badge}
          </span>
        ))}
        <span className="grow" />
        {failing && (
          <span className="acc-error">
            <IconAlertCircleFilled className="i i--solid" aria-hidden="true" /> {texts.form.failing}
          </span>
        )}
        {!removed && <IconChevronDown className="i acc-chevron" aria-hidden="true" />}
      </button>
      {removed && (
        <Button look="quiet" size="small" disabled={disabled} onClick={restore}>
          <IconArrowBackUp className="i" aria-hidden="true" />
          {listTexts.restore}
        </Button>
      )}
    </>
  );
}

function PickedPicture({ list, item: { path, label } }: Pick<HeadingProps, "list" | "item">): ReactNode {
  const title = useFormState(({ data }) => valueAt(data, `${path}.${list.titlePath}`));
  return <GroupIcon property={String(title)} title={label} />;
}

interface BodyProps extends Pick<ItemLineProps, "list" | "draw">, Pick<ItemModel, "path" | "isNew" | "locked"> {
  lines: readonly LineModel[];
  /** True if the first line is the title in the heading. */
  titled: boolean;
  /** True if the item can be closed. */
  named: boolean;
}

// Memoized: typing the name renders only the heading.
const Body = memo(function Body({ list, path, lines, isNew, locked, titled, named, draw }: BodyProps): ReactNode {
  const { name, now, change, disabled } = useContext(FormContext);
  const { toggle } = useContext(OpenSectionsContext);
  const close = (): void => toggle(path);
  const context = useItemContext(list, path);
  const below = useMemo(() => (titled ? lines.slice(1) : lines), [titled, lines]);
  useEffect(() => {
    // At the lower end of the viewport, only the heading would be visible.
    document.getElementById(`${name}.${path}`)?.scrollIntoView({ block: "nearest" });
  }, [name, path]);
  const remove = (): void => {
    if (isNew) return change(path, undefined);
    const title = `${path}.${list.titlePath}`;
    change(title, valueAt(now().stored, title));
    change(`${path}.${removalStep}`, true);
  };
  const insert = useInsertItem(list);
  const duplicate = (): void => {
    const item = Object(valueAt(now().data, path)) as object;
    insert((titles, key) => copyItem(list, item, titles, key), itemPaths(now().lines, list.path).indexOf(path) + 1);
  };
  const copying: MenuAction[] =
    list.copySuffix === undefined
      ? []
      : [{ icon: IconCopy, label: listTexts.duplicate, movesFocus: true, onSelect: duplicate }];
  const body = useEnterKey(() => named && close());
  return (
    <div ref={body} className="acc-body acc-body--flush item-body">
      <FormContext.Provider value={context}>{draw(below)}</FormContext.Provider>
      <div className="item-foot">
        {!locked && (
          <MoreMenu
            label={panelTexts.more}
            disabled={disabled}
            items={[...copying, { icon: IconTrash, label: listTexts.remove, risk: true, onSelect: remove }]}
          />
        )}
        {named && <Button onClick={close}>{listTexts.done}</Button>}
      </div>
    </div>
  );
});
