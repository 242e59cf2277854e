import { IconPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { filterBuilderTexts as said } from "../../../definitions/texts/filter-builder";
import type { BuiltFilter, ConditionGroup, TextPart } from "../../backend/filter/built-filter";
import type { ConditionField } from "../model/table/condition-fields";
import { interpolate } from "../../values/text/text";
import { withCondition, withEdited, withJoin, without } from "../model/table/edit-built";
import { Button } from "../ui/controls/Button";
import { IconButton } from "../ui/controls/IconButton";
import { ConditionRow } from "./ConditionRow";
import type { MoveAfter } from "./FilterBuilder";
import { JoinChoice } from "./JoinChoice";

interface BuilderPartProps {
  part: BuiltFilter["parts"][number];
  /** Number of the part, with that of its group before it. */
  n: string;
  built: BuiltFilter;
  fields: readonly ConditionField[];
  onChange: (built: BuiltFilter) => void;
  moveAfter: MoveAfter;
}

/** Row of a condition or of a text, or a group of them. */
export function BuilderPart(props: BuilderPartProps): ReactNode {
  const { part, n, built, fields, onChange, moveAfter } = props;
  // The next row gets the number of the removed one.
  const remove = (): void => moveAfter(n, () => onChange(without(built, part.key)));
  if (part.kind === "group") return <Group {...props} group={part} onRemove={remove} />;
  if (part.kind === "text") return <TextRow {...{ part, n }} onRemove={remove} />;
  return (
    <ConditionRow
      {...{ n, fields }}
      condition={part}
      onChange={(next) => onChange(withEdited(built, next))}
      onRemove={remove}
    />
  );
}

interface GroupProps extends BuilderPartProps {
  group: ConditionGroup;
  onRemove: () => void;
}

function Group({ group, onRemove, ...props }: GroupProps): ReactNode {
  const { n, built, fields, onChange, moveAfter } = props;
  const { key, join, parts } = group;
  const add = (): void => moveAfter(`${n}.${parts.length + 1}`, () => onChange(withCondition(built, fields, key)));
  return (
    <div role="group" className="builder-group" aria-label={interpolate(said.group, { n })}>
      <div className="builder-head">
        <JoinChoice
          label={interpolate(said.matchInGroup, { n })}
          value={join}
          onChange={(next) => onChange(withJoin(built, next, key))}
        />
        <Button size="small" look="quiet" aria-label={interpolate(said.addInGroup, { n })} onClick={add}>
          <IconPlus className="i" aria-hidden="true" />
          {said.add}
        </Button>
        <span className="grow" />
        <IconButton label={interpolate(said.removeGroup, { n })} icon={IconX} onClick={onRemove} />
      </div>
      {parts.map((part, index) => (
        <BuilderPart key={part.key} {...props} part={part} n={`${n}.${index + 1}`} />
      ))}
    </div>
  );
}

const TextRow = ({ part, n, onRemove }: { part: TextPart; n: string; onRemove: () => void }): ReactNode => (
  <div role="group" className="builder-row builder-row--text" data-n={n} aria-label={interpolate(said.text, { n })}>
    <code>{part.text}</code>
    <span className="badge">{said.onlyText}</span>
    <IconButton label={interpolate(said.removeText, { n })} icon={IconX} onClick={onRemove} />
  </div>
);
