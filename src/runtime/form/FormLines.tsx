import { toFieldPathId, type FieldProps } from "@rjsf/utils";
import { useContext, type ReactNode } from "react";
import { Icon } from "../shell/Icon";
import { useProduct } from "../shell/product";
import { failing } from "../model/errors";
import type { AccordionModel, FieldModel, Model } from "../model/model";
import { at } from "../model/path";
import { holds, known } from "../model/visible";
import { Accordion } from "./Accordion";
import { EntryMark } from "./EntryMark";
import { FieldRow, notesId } from "./FieldRow";
import { FormView } from "./form-view";
import type { CarriedOptions } from "./rjsf-widget";

/** rjsf's one root field. It lays the lines out as the screen says, and hands every leaf back to rjsf by its path. */
export function FormLines(props: FieldProps): ReactNode {
  const { lines, intro } = useContext(FormView);
  return (
    <>
      {intro && <p className="intro">{intro}</p>}
      <Lines lines={lines} props={props} />
    </>
  );
}

interface LinesProps {
  lines: readonly Model[];
  props: FieldProps;
}

const Lines = ({ lines, props }: LinesProps): ReactNode =>
  grouped(lines).map((line) =>
    Array.isArray(line) ? (
      <div className="stack" key={line[0]!.title}>
        {line.map((each) => (
          <AccordionLine key={each.title} line={each} props={props} />
        ))}
      </div>
    ) : (
      <Line key={keyOf(line)} line={line} props={props} />
    ),
  );

// Accordions that follow each other share one box.
const grouped = (lines: readonly Model[]): (Exclude<Model, AccordionModel> | AccordionModel[])[] =>
  lines.reduce<(Exclude<Model, AccordionModel> | AccordionModel[])[]>((groups, line) => {
    const last = groups.at(-1);
    if (line.is !== "accordion") return [...groups, line];
    return Array.isArray(last) ? [...groups.slice(0, -1), [...last, line]] : [...groups, [line]];
  }, []);

const keyOf = (line: Exclude<Model, AccordionModel>): string => {
  if (line.is === "field") return line.path;
  if (line.is === "group") return line.key;
  return line.is === "slot" ? line.slot : line.condition.join();
};

function Line({ line, props }: { line: Exclude<Model, AccordionModel>; props: FieldProps }): ReactNode {
  const { slots } = useProduct();
  const { editing, saved } = useContext(FormView);
  if (line.is === "field") return <Leaf field={line} props={props} />;
  if (line.is === "slot") {
    const Slot = slots[line.slot];
    const { data, stored, change } = editing;
    return <Slot {...{ data, stored, change, saved }} />;
  }
  if (line.is === "group")
    return (
      known(line, props.formData) && (
        <div role="group" aria-label={line.title}>
          <Lines lines={line.items} props={props} />
        </div>
      )
    );
  return (
    holds(line.condition, props.formData) && (
      <div className="branch">
        <Lines lines={line.items} props={props} />
      </div>
    )
  );
}

function AccordionLine({ line, props }: { line: AccordionModel; props: FieldProps }): ReactNode {
  const { editing, open, toggle } = useContext(FormView);
  const { title, badge } = line;
  if (!known(line, props.formData)) return null;
  const on = badge && at(props.formData, badge.flag) === true;
  return (
    <Accordion
      title={title}
      picture={line.icon ? <Icon name={line.icon} /> : line.key && <EntryMark entry={line.key} title={title} />}
      badge={badge && <span className={on ? "badge badge--success" : "badge"}>{on ? badge.on : badge.off}</span>}
      open={open.has(title)}
      failing={failing(line.items, editing.errors)}
      onToggle={() => toggle(title)}
    >
      <Lines lines={line.items} props={props} />
    </Accordion>
  );
}

function Leaf({ field, props }: { field: FieldModel; props: FieldProps }): ReactNode {
  const { editing, stacked } = useContext(FormView);
  const { registry, onChange, onBlur, onFocus, disabled = false } = props;
  const SchemaField = registry.fields["SchemaField"]!;
  const above = field.path.split(".");
  const name = above.pop()!;
  const fieldPathId = toFieldPathId(name, registry.globalFormOptions, above);
  const id = fieldPathId.$id;
  const errors = editing.errors[field.path] ?? [];
  const carried: CarriedOptions = { model: field, describedBy: notesId(id), invalid: errors.length > 0 };
  return (
    <FieldRow {...{ id, field, errors, stacked }} changed={editing.changed.includes(field.path)}>
      <SchemaField
        {...{ name, registry, onChange, onBlur, onFocus, disabled, fieldPathId }}
        schema={field.schema as FieldProps["schema"]}
        required={field.required}
        uiSchema={{ "ui:widget": field.widget, "ui:emptyValue": "", "ui:options": { ...carried } }}
        formData={at(props.formData, field.path)}
      />
    </FieldRow>
  );
}
