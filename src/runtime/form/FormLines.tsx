import { useContext, type ComponentType, type ReactNode } from "react";
import { hasErrors } from "../model/form/errors";
import type { AccordionModel, GroupModel, LineModel, SlotModel, WhenModel } from "../model/form/form-model";
import { isShown } from "../model/form/line-kinds";
import { valueAt } from "../model/values/path";
import { useRegistry } from "../registry/registry";
import { Icon } from "../ui/Icon";
import { Accordion } from "./Accordion";
import { AccordionContext, FormContext, useFormState } from "./form-context";
import { GroupIcon } from "./GroupIcon";
import { GroupTitle } from "./LabelText";
import { Leaf } from "./Leaf";

/** Lines of a form, as far as they are on the screen. */
export const FormLines = ({ lines }: { lines: readonly LineModel[] }): ReactNode =>
  grouped(lines).map((part) =>
    Array.isArray(part) ? (
      <div className="stack" key={keyOf(part[0]!)}>
        {part.map((line) => (
          <FormLine key={keyOf(line)} line={line} />
        ))}
      </div>
    ) : (
      <FormLine key={keyOf(part)} line={part} />
    ),
  );

// Accordions that follow each other share one box.
const grouped = (lines: readonly LineModel[]): (LineModel | LineModel[])[] =>
  lines.reduce<(LineModel | LineModel[])[]>((parts, line) => {
    const last = parts.at(-1);
    if (line.kind !== "accordion") return [...parts, line];
    return Array.isArray(last) ? [...parts.slice(0, -1), [...last, line]] : [...parts, [line]];
  }, []);

const keyOf = (line: LineModel): string => {
  if ("path" in line) return line.path;
  if ("id" in line) return line.id;
  return line.kind === "slot" ? line.slot : JSON.stringify("property" in line ? line.property : line.condition);
};

function FormLine({ line }: { line: LineModel }): ReactNode {
  const shown = useFormState(({ data }) => isShown(line, data));
  const Draw = drawings[line.kind] as ComponentType<{ line: LineModel }> | undefined;
  return shown && Draw && <Draw line={line} />;
}

function AccordionLine({ line }: { line: AccordionModel }): ReactNode {
  const { open, toggle } = useContext(AccordionContext);
  const { id, title, icon, property, badge, items } = line;
  const on = useFormState(({ data }) => badge !== undefined && valueAt(data, badge.flag) === true);
  const failing = useFormState(({ errors }) => hasErrors(items, errors));
  return (
    <Accordion
      {...{ title, failing }}
      picture={icon ? <Icon name={icon} /> : property && <GroupIcon property={property} title={title} />}
      badge={badge && <span className={on ? "badge badge--success" : "badge"}>{on ? badge.on : badge.off}</span>}
      open={open.has(id)}
      onToggle={() => toggle(id)}
    >
      <FormLines lines={items} />
    </Accordion>
  );
}

const GroupLine = ({ line: { title, items } }: { line: GroupModel }): ReactNode => (
  <div className="group" role="group" aria-label={title}>
    <GroupTitle value={title}>
      <FormLines lines={items} />
    </GroupTitle>
  </div>
);

const WhenLine = ({ line: { items } }: { line: WhenModel }): ReactNode => (
  <div className="branch">
    <FormLines lines={items} />
  </div>
);

function SlotLine({ line }: { line: SlotModel }): ReactNode {
  const Slot = useRegistry().slots[line.slot];
  const { change, saved } = useContext(FormContext);
  const data = useFormState((state) => state.data);
  const stored = useFormState((state) => state.stored);
  return <Slot {...{ data, stored, change, saved }} />;
}

/** How each kind of line is drawn. */
const drawings = {
  field: ({ line }) => <Leaf field={line} />,
  accordion: AccordionLine,
  group: GroupLine,
  when: WhenLine,
  slot: SlotLine,
} satisfies { [K in LineModel["kind"]]?: ComponentType<{ line: Extract<LineModel, { kind: K }> }> } as Readonly<
  Partial<Record<LineModel["kind"], ComponentType<never>>>
>;
