import { IconAlertCircleFilled, IconChevronDown } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";

interface AccordionProps {
  title: string;
  picture: ReactNode;
  badge: ReactNode;
  open: boolean;
  failing: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Collapsible section of a form. Its body renders only while open; the heading marks errors inside. */
export function Accordion({ title, picture, badge, open, failing, onToggle, children }: AccordionProps): ReactNode {
  const body = useId();
  return (
    <div className={`acc${open ? " is-open" : ""}`}>
      <div className="acc-head">
        <button type="button" className="acc-toggle" aria-expanded={open} aria-controls={body} onClick={onToggle}>
          {picture}
          <span className="acc-name">{title}</span>
          {badge}
          <span className="grow" />
          {failing && (
            <span className="acc-error">
              <IconAlertCircleFilled className="i i--solid" aria-hidden="true" /> {texts.form.failing}
            </span>
          )}
          <IconChevronDown className="i acc-chevron" aria-hidden="true" />
        </button>
      </div>
      <div className="acc-body" id={body} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
