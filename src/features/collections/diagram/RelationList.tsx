import { IconArrowRight, IconEdit, IconFolderOpen, IconHierarchy2, IconShieldCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { Icon } from "../../../runtime/ui/icons/Icon";
import { MoreMenu } from "../../../runtime/ui/menus/MoreMenu";
import { interpolate } from "../../../values/text/text";
import { useCollectionAddresses } from "../addresses";
import { KindBadge } from "../KindBadge";
import { countsOf, iconOf } from "./box-words";
import type { Box, BoxField, Mark, Relation } from "./diagram-model";

interface RelationListProps {
  /** Collections to list. */
  boxes: readonly Box[];
  /** All collections, for the names of what relations point at. */
  all: readonly Box[];
  /** Only for screen readers: without actions, which the drawing has. */
  isUnseen: boolean;
  /** Whether the collections are the backend's own, and can be opened. */
  isStored: boolean;
}

/** The diagram as a list: each collection with its relations and marked fields. */
export function RelationList({ boxes, all, isUnseen, isStored }: RelationListProps): ReactNode {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return (
    <section className={isUnseen ? "sr" : "relation-list scroll"} aria-label={diagramTexts.list}>
      {boxes.map((box) => (
        <section key={box.id} aria-label={box.name}>
          <h2>
            {!isUnseen && <Icon name={iconOf(box.type)} />}
            <span className="clip">{box.name}</span>
            <small>{countsOf(box)}</small>
            <MarkWord mark={box.mark} />
            {!isUnseen && isStored && <BoxMenu box={box} />}
          </h2>
          <Rows {...{ box, names, isUnseen }} />
        </section>
      ))}
    </section>
  );
}

interface RowsProps extends Pick<RelationListProps, "isUnseen"> {
  box: Box;
  /** Names of all collections by id. */
  names: ReadonlyMap<string, string>;
}

function Rows({ box, names, isUnseen }: RowsProps): ReactNode {
  // A relation to a collection that is not here is a field only.
  const related = new Set(box.out.map(({ key }) => key));
  const others = box.fields.filter(({ mark, relation }) => mark && !related.has(relation?.key ?? ""));
  if (box.out.length + others.length === 0) return null;
  return (
    <ul>
      {box.out.map((relation) => (
        <Row key={relation.key} {...{ relation, isUnseen }} target={names.get(relation.to)!} />
      ))}
      {others.map((field) => (
        <FieldRow key={field.name} field={field} />
      ))}
    </ul>
  );
}

const FieldRow = ({ field: { name, type, mark } }: { field: BoxField }): ReactNode => (
  <li>
    <span className="clip">{name}</span>
    <small>
      <span className="sr">, </span>
      {type}
    </small>
    <MarkWord mark={mark} />
  </li>
);

const MarkWord = ({ mark }: { mark: Mark }): ReactNode =>
  mark && (
    <>
      <span className="sr">, </span>
      <KindBadge kind={mark} />
    </>
  );

interface RowProps extends Pick<RelationListProps, "isUnseen"> {
  relation: Relation;
  target: string;
}

function Row({ relation: { field, many, cascade, mark }, target, isUnseen }: RowProps): ReactNode {
  const { one, many: several, cascade: deleted, reads } = diagramTexts;
  const isField = field !== "";
  return (
    <li>
      {!isUnseen && <IconHierarchy2 className="i i--s" aria-hidden="true" />}
      <span className="clip">{isField ? field : reads}</span>
      <span className="sr"> → </span>
      {!isUnseen && <IconArrowRight className="i i--s" aria-hidden="true" />}
      <b className="clip">{target}</b>
      {isField && (
        <small>
          <span className="sr">, </span>
          {many ? several : one}
          {cascade && `, ${deleted}`}
        </small>
      )}
      <MarkWord mark={mark} />
    </li>
  );
}

function BoxMenu({ box }: { box: Box }): ReactNode {
  const navigate = useNavigate();
  const { records, edit, rules } = useCollectionAddresses(box.id);
  const { actions } = diagramTexts;
  return (
    <MoreMenu
      label={interpolate(actions.label, { name: box.name })}
      items={[
        { icon: IconFolderOpen, label: actions.records, movesFocus: true, onSelect: () => void navigate(records) },
        { icon: IconEdit, label: actions.edit, movesFocus: true, onSelect: () => void navigate(edit) },
        { icon: IconShieldCheck, label: actions.rules, movesFocus: true, onSelect: () => void navigate(rules) },
      ]}
    />
  );
}
