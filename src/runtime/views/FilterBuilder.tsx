import "./filter-builder.css";
import { IconPlus } from "@tabler/icons-react";
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { filterBuilderTexts as said } from "../../../definitions/texts/filter-builder";
import { withCondition, withGroup, withJoin } from "../model/table/edit-built";
import { filterFieldsOf } from "../model/table/filter-fields";
import { Button } from "../ui/controls/Button";
import { BuilderPart } from "./BuilderPart";
import { JoinChoice } from "./JoinChoice";
import type { FieldProps, ListProps } from "./list-props";
import { useBuilt } from "./use-built";

/** Editor of the filter as rows of field, operator and value. It writes the text of the filter field, and reads it. */
export function FilterBuilder(props: ListProps & FieldProps): ReactNode {
  const { vocabulary, columns, address, text, set, apply } = props;
  const fields = useMemo(() => filterFieldsOf(vocabulary, columns), [vocabulary, columns]);
  const { built, isUnfinished, isRefused, change } = useBuilt({ fields, text, applied: address.filter, set });
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
      <div className="builder-parts" inert={isUnfinished}>
        {parts.length > 1 && (
          <JoinChoice label={said.match} value={built.join} onChange={(join) => change(withJoin(built, join))} />
        )}
        {parts.length === 0 && <p className="hint">{said.empty}</p>}
        {parts.map((part, index) => (
          <BuilderPart key={part.key} {...{ part, built, fields, moveAfter }} n={String(index + 1)} onChange={change} />
        ))}
      </div>
      <p role="alert" className="hint">
        {isRefused && said.refused}
      </p>
      <div className="builder-foot">
        {isSealed || isUnfinished ? (
          <p className="hint">{isSealed ? said.sealed : said.unfinished}</p>
        ) : (
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
    // The number of a group is that of its first row, too.
    const within =
      target?.to === "last" ? rows.at(-1) : rows.find(({ dataset: { n } }) => `${n}.`.startsWith(`${target?.to}.`));
    const buttons = box.current?.querySelector<HTMLElement>(".builder-foot button");
    if (target) (within?.querySelector<HTMLElement>("select, .icon-btn") ?? buttons)?.focus();
  }, [target]);
  const moveAfter: MoveAfter = (to, change) => {
    change();
    setTarget({ to });
  };
  return { box, moveAfter };
}
