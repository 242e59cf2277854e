import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode } from "react";
import { macros } from "../../../definitions/backend/filter";
import { texts } from "../../../definitions/texts/texts";
import type { Vocabulary } from "../../runtime/model/filter/parse-filter";
import type { WidgetProps } from "../../runtime/registry/widget";
import { Button } from "../../runtime/ui/Button";
import { lazyPart } from "../../runtime/ui/lazy-part";
import type { FilterEditorProps } from "../../runtime/registry/filter-editor";

const FilterEditor = lazyPart<FilterEditorProps>(async () => (await import("../editor/FilterEditor")).FilterEditor);

const vocabulary: Vocabulary = { names: [], closed: false, macros };

type RuleProps = WidgetProps<string | null | undefined>;

/** Who may do something: admins only, everyone, or whom a filter lets through. What was typed is remembered while it is locked. */
export function RuleInput(props: RuleProps): ReactNode {
  const { id, label, value = null, onChange, disabled, invalid, describedBy } = props;
  const remembered = useRef(value ?? "");
  const unlocked = useRef(false);
  useEffect(() => {
    if (unlocked.current) document.getElementById(id)?.focus();
    unlocked.current = false;
  });
  const locked = value === null;
  const toggle = (): void => {
    if (!locked) remembered.current = value;
    unlocked.current = locked;
    onChange(locked ? remembered.current : null);
  };
  const state = locked ? texts.rule.admins : value === "" ? texts.rule.everyone : texts.rule.custom;
  const tone = locked ? "" : value === "" ? " badge--warning" : " badge--accent";
  const Picture = locked ? IconLockOpen : IconLock;
  return (
    <div className="rule">
      <div className="rule-head">
        <label htmlFor={id}>{label}</label>
        <span className={`badge${tone}`}>{state}</span>
        <span className="grow" />
        <Button look="quiet" size="small" disabled={disabled} onClick={toggle}>
          <Picture className="i" aria-hidden="true" />
          {locked ? texts.rule.unlock : texts.rule.lock}
        </Button>
      </div>
      {locked ? (
        <p className="rule-locked">{texts.rule.onlyAdmins}</p>
      ) : (
        <FilterEditor
          {...{ id, label, vocabulary, disabled, invalid, describedBy, onChange }}
          value={value}
          multiline
          placeholder={texts.rule.placeholder}
        />
      )}
    </div>
  );
}
