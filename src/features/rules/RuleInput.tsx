import "./rules.css";
import { IconAlertTriangle, IconFlask, IconLock, IconLockOpen } from "@tabler/icons-react";
import { useState, type MouseEvent, type ReactNode } from "react";
import { collectionTexts } from "../../../definitions/texts/collection";
import { firstProblem } from "../../backend/filter/parse-filter";
import { interpolate } from "../../values/text/text";
import { backend } from "../../backend/version/backend";
import { ruleWithin } from "./model/rule-path";
import { ruleState } from "./model/rule-words";
import type { FilterEditorProps, Takeover } from "../../runtime/registry/filter-editor";
import { useFormMemory, useStoredValue } from "../../runtime/registry/form-values";
import { describedBy, isInvalid, type WidgetProps } from "../../runtime/registry/widget";
import { Button } from "../../runtime/ui/controls/Button";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import type { RuleTrialProps } from "./RuleTrial";
import { useRuleContext } from "./use-rule-context";

const FilterEditor = lazyComponent<FilterEditorProps>(
  async () => (await import("../filter-editor/FilterEditor")).FilterEditor,
  {
    waiting: <span className="bone bone--control" />,
  },
);
const RuleTrial = lazyComponent<RuleTrialProps>(async () => (await import("./RuleTrial")).RuleTrial);

type Rule = string | null | undefined;

interface RuleProps extends WidgetProps<Rule> {
  /** Whether an empty rule is allowed. It lets everyone in. */
  forAll?: boolean;
}

/** Input for the manage rule: locked or a filter, but never empty. */
export const ManageRuleInput = (props: WidgetProps<Rule>): ReactNode => <RuleInput {...props} forAll={false} />;

/** Input for a rule: locked, empty (everyone) or a filter. Locking remembers the input. */
export function RuleInput(props: RuleProps): ReactNode {
  const { id, name, label, value = null, onChange, disabled = false, forAll = true } = props;
  const { own, stored: collections, vocabulary } = useRuleContext(name);
  const [focused, setFocused] = useState(false);
  const [tried, setTried] = useState(false);
  const { toggle, takesOver } = useLock(props);
  const problem = value === null ? undefined : firstProblem(value, vocabulary);
  const notes = `${id}-rule`;
  return (
    <div className={`rule${problem !== undefined && !focused ? " has-error" : ""}`}>
      <div className="rule-head">
        <label htmlFor={id}>{label}</label>
        <RuleState value={value} forAll={forAll} />
        {/* A new collection has no records to try the rule on. */}
        <span className="rule-acts">
          {value !== null && own.id !== "" && (
            <TryButton {...{ label, disabled, tried }} onClick={() => setTried(!tried)} />
          )}
          <LockButton locked={value === null} {...{ label, disabled }} onClick={toggle} />
        </span>
      </div>
      {value === null ? (
        <p className="rule-locked">{interpolate(collectionTexts.rule.onlyAdmins, backend().roleNames)}</p>
      ) : (
        <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
          <FilterEditor
            {...{ id, label, value, vocabulary, disabled, takesOver, onChange }}
            invalid={isInvalid(props)}
            describedBy={`${notes} ${describedBy(props)}`}
            multiline
            placeholder={
              forAll
                ? collectionTexts.rule.placeholder
                : interpolate(collectionTexts.rule.placeholderOfSome, backend().roleNames)
            }
          />
        </div>
      )}
      <RuleNotes {...props} id={notes} problem={focused ? undefined : problem} isStored={own.id !== ""} />
      {tried && value !== null && collections && (
        <RuleTrial rule={value} path={ruleWithin(name)} {...{ label, own, collections, problem }} />
      )}
    </div>
  );
}

interface RuleNotesProps extends Pick<RuleProps, "id" | "name" | "value" | "forAll"> {
  problem: string | undefined;
  isStored: boolean;
}

/** Notes on a rule: errors, "everyone", or that it is wider than the stored rule. */
function RuleNotes(props: RuleNotesProps): ReactNode {
  const { id, name, value = null, forAll = true, problem, isStored } = props;
  const stored = (useStoredValue(name) ?? null) as string | null;
  const { everyoneMay, wider } = collectionTexts.rule;
  const rule = ruleWithin(name);
  return (
    <div id={id}>
      {problem !== undefined && <FieldError text={problem} />}
      {value === "" && rule in everyoneMay && <p className="hint">{everyoneMay[rule as keyof typeof everyoneMay]}</p>}
      {isStored && width(value) > width(stored) && (
        <p className="rule-wider">
          <IconAlertTriangle className="i i--s" aria-hidden="true" />
          <span>{interpolate(wider, { before: ruleState(stored, forAll), after: ruleState(value, forAll) })}</span>
        </p>
      )}
    </div>
  );
}

// Rank of a rule's width. Two filters cannot be compared.
const width = (value: string | null): number => (value === null ? 0 : value === "" ? 2 : 1);

const RuleState = ({ value, forAll }: { value: string | null; forAll: boolean }): ReactNode => {
  const tone = value === null ? "" : value === "" && forAll ? " badge--warning" : " badge--accent";
  return <span className={`badge${tone}`}>{ruleState(value, forAll)}</span>;
};

interface HeadButtonProps {
  label: string;
  disabled: boolean;
  onClick: (event: MouseEvent) => void;
}

const TryButton = ({ label, disabled, tried, onClick }: HeadButtonProps & { tried: boolean }): ReactNode => (
  <Button look="quiet" size="small" aria-expanded={tried} {...{ disabled, onClick }}>
    <IconFlask className="i" aria-hidden="true" />
    {collectionTexts.rule.tryIt}
    <span className="sr"> {label}</span>
  </Button>
);

const LockButton = ({ label, locked, disabled, onClick }: HeadButtonProps & { locked: boolean }): ReactNode => {
  const Picture = locked ? IconLockOpen : IconLock;
  return (
    <Button look="quiet" size="small" {...{ disabled, onClick }}>
      <Picture className="i" aria-hidden="true" />
      {locked ? collectionTexts.rule.unlock : interpolate(collectionTexts.rule.lock, backend().roleNames)}
      <span className="sr"> {label}</span>
    </Button>
  );
};

/** Locks a rule, or unlocks it with its previous text and focuses the editor. */
function useLock({ name, value = null, onChange }: RuleProps): Lock {
  const memory = useFormMemory();
  const stored = useStoredValue(name);
  const [takesOver, setTakesOver] = useState<Takeover>();
  const toggle = ({ currentTarget: from }: MouseEvent): void => {
    if (value !== null) {
      memory.set(name, value);
      setTakesOver(undefined);
      onChange(null);
      return;
    }
    const text = String(memory.get(name) ?? stored ?? "");
    setTakesOver({ anchor: text.length, head: text.length, from });
    onChange(text);
  };
  return { toggle, takesOver };
}

interface Lock {
  toggle: (event: MouseEvent) => void;
  takesOver: Takeover | undefined;
}
