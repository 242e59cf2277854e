import "./filter-builder.css";
import { IconPlus } from "@tabler/icons-react";
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { filterBuilderTexts as said } from "../../../definitions/texts/filter-builder";
import type { BuiltFilter } from "../../backend/filter/built-filter";
import { readBuilt } from "../../backend/filter/read-built";
import { writeBuilt } from "../../backend/filter/write-built";
import { withCondition, withGroup, withJoin } from "../model/table/edit-built";
import { filterFieldsOf } from "../model/table/filter-fields";
import { Button } from "../ui/controls/Button";
import { BuilderPart } from "./BuilderPart";
import { JoinChoice } from "./JoinChoice";
import type { FieldProps, ListProps } from "./list-props";

/** Editor of the filter as rows of field, operator and value. It writes the text of the filter field, and reads it. */
export function FilterBuilder({ vocabulary, columns, text, set, apply }: ListProps & FieldProps): ReactNode {
  const fields = useMemo(() => filterFieldsOf(vocabulary, columns), [vocabulary, columns]);
  const read = useMemo(() => readBuilt(text, fields), [text, fields]);
  const [draft, setDraft] = useState<Draft>();
  const { built, isRefused } = draft?.over === text ? draft : { built: read, isRefused: false };
  const change = (next: BuiltFilter): void => {
    const written = writeBuilt(next);
    setDraft({ over: written ?? text, built: next, isRefused: written === undefined });
    if (written !== undefined) set(written);
  };
  const { box, moveAfter } = useFocusAfterMove();
  const { parts, isSealed } = built;
  return (
    <form
      ref={box}
      aria-label={said.label}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {parts.length > 1 && (
        <JoinChoice label={said.match} value={built.join} onChange={(join) => change(withJoin(built, join))} />
      )}
      {parts.length === 0 && <p className="hint">{said.empty}</p>}
      {parts.map((part, index) => (
        <BuilderPart key={part.key} {...{ part, built, fields, moveAfter }} n={String(index + 1)} onChange={change} />
      ))}
      <p role="alert" className="hint">
        {isSealed ? said.sealed : isRefused && said.refused}
      </p>
      <div className="builder-foot">
        {!isSealed && (
          <>
            <AddButton label={said.add} onAdd={() => moveAfter("last", () => change(withCondition(built, fields)))} />
            <AddButton label={said.addGroup} onAdd={() => moveAfter("last", () => change(withGroup(built, fields)))} />
          </>
        )}
        <span className="grow" />
        <Button size="small" look="primary" type="submit">
          {said.search}
        </Button>
      </div>
    </form>
  );
}

interface Draft {
  /** Text of the field when the change was made. */
  over: string;
  built: BuiltFilter;
  /** The change could not be written. */
  isRefused: boolean;
}

const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }): ReactNode => (
  <Button size="small" look="quiet" onClick={onAdd}>
    <IconPlus className="i" aria-hidden="true" />
    {label}
  </Button>
);

/** Moves the focus when a row comes or goes: to the new row, or to the buttons at the end. */
export type MoveAfter = (to: string, change: () => void) => void;

function useFocusAfterMove(): { box: RefObject<HTMLFormElement | null>; moveAfter: MoveAfter } {
  const box = useRef<HTMLFormElement>(null);
  const [target, setTarget] = useState<{ to: string }>();
  useLayoutEffect(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>(".builder-row") ?? [])];
    const within = target?.to === "last" ? rows.at(-1) : rows.find((row) => row.dataset["n"] === target?.to);
    const buttons = box.current?.querySelector<HTMLElement>(".builder-foot button");
    if (target) (within?.querySelector<HTMLElement>("select, .icon-btn") ?? buttons)?.focus();
  }, [target]);
  const moveAfter: MoveAfter = (to, change) => {
    change();
    setTarget({ to });
  };
  return { box, moveAfter };
}
