import "../editable-heading.css";
import { IconAlertCircleFilled, IconChevronDown } from "@tabler/icons-react";
import { useContext, useMemo, type ReactNode } from "react";
import { listTexts } from "../../../../definitions/texts/list";
import { tableTexts } from "../../../../definitions/texts/table";
import { texts } from "../../../../definitions/texts/texts";
import { interpolate } from "../../../values/text/text";
import type { LineModel } from "../../model/form/form-model";
import { Icon } from "../../ui/icons/Icon";
import { FormContext, type FormContextValue } from "../form-context";
import type { HeadingProps } from "./ItemLine";
import { useEnterKey } from "./use-enter-key";

interface EditableHeadingProps extends HeadingProps {
  shortcuts: readonly LineModel[];
  draw: (lines: readonly LineModel[]) => ReactNode;
}

/** Heading in which the title and, while the item is closed, the most important values are edited. */
export function EditableHeading(props: EditableHeadingProps): ReactNode {
  const { list, item, shortcuts, failing, open, onToggle, draw } = props;
  const { label, variant, badges, isNew, items } = item;
  const context = useContext(FormContext);
  const headed = useMemo((): FormContextValue => ({ ...context, layout: "heading" }), [context]);
  const title = useMemo(() => items.slice(0, 1), [items]);
  const addButton = (): HTMLElement | null | undefined =>
    document.getElementById(`${context.name}.${list.path}`)?.querySelector<HTMLElement>(".add-item");
  const keys = useEnterKey(() => (open ? onToggle() : addButton()?.focus()));
  const kind = list.variant?.types.types[variant];
  return (
    <FormContext.Provider value={headed}>
      <div ref={keys} className="acc-line">
        <Icon name={kind?.icon ?? list.icon ?? "unknown"} />
        <div className="acc-title">{draw(title)}</div>
        <div className="acc-keys">
          <span className="acc-kind">{kind?.label ?? variant}</span>
          {!open && draw(shortcuts)}
          {badges.map((badge) => (
            <span className="badge" key={badge}>
              {badge}
            </span>
          ))}
          {isNew && <span className="badge badge--accent">{listTexts.isNew}</span>}
        </div>
      </div>
      <button
        type="button"
        className="acc-toggle"
        aria-label={interpolate(listTexts.options, { name: label || tableTexts.nothing })}
        aria-expanded={open}
        onClick={onToggle}
      >
        {failing && (
          <span className="acc-error">
            <IconAlertCircleFilled className="i i--solid" aria-hidden="true" /> {texts.form.failing}
          </span>
        )}
        <IconChevronDown className="i acc-chevron" aria-hidden="true" />
      </button>
    </FormContext.Provider>
  );
}
