import { toFieldPathId, type FieldProps } from "@rjsf/utils";
import { useContext, type ReactNode } from "react";
import { Icon } from "../ui/Icon";
import { useRegistry } from "../registry/registry";
import { hasErrors } from "../model/form/errors";
import type { AccordionModel, FieldModel, LineModel } from "../model/form/form-model";
import { valueAt } from "../model/values/path";
import { conditionHolds, isPresent } from "../model/form/visible";
import { Accordion } from "./Accordion";
import { GroupIcon } from "./ProviderIcon";
import { FieldRow, notesId } from "./FieldRow";
import { FormContext } from "./form-context";
import { GroupTitle } from "./LabelText";
import type { CarriedOptions } from "./rjsf-widget";

/** rjsf's one root field. It lays the lines out as the screen says, and hands every leaf back to rjsf by its path. */
export function FormLines(props: FieldProps): ReactNode {
  const { lines, intro } = useContext(FormContext);
  return (
    <>
      {intro && <p className="intro">{intro}</p>}
      <Lines lines={lines} props={props} />
    </>
  );
}

interface LinesProps {
  lines: readonly LineModel[];
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
const grouped = (lines: readonly LineModel[]): (Exclude<LineModel, AccordionModel> | AccordionModel[])[] =>
  lines.reduce<(Exclude<LineModel, AccordionModel> | AccordionModel[])[]>((groups, line) => {
    const last = groups.at(-1);
    if (line.is !== "accordion") return [...groups, line];
    return Array.isArray(last) ? [...groups.slice(0, -1), [...last, line]] : [...groups, [line]];
  }, []);

const keyOf = (line: Exclude<LineModel, AccordionModel>): string => {
  if (line.is === "field") return line.path;
  if (line.is === "group") return line.key;
  return line.is === "slot" ? line.slot : line.condition.join();
};

function Line({ line, props }: { line: Exclude<LineModel, AccordionModel>; props: FieldProps }): ReactNode {
  const { slots } = useRegistry();
  const { editing, saved } = useContext(FormContext);
  if (line.is === "field") return <Leaf field={line} props={props} />;
  if (line.is === "slot") {
    const Slot = slots[line.slot];
    const { data, stored, change } = editing;
    return <Slot {...{ data, stored, change, saved }} />;
  }
  if (line.is === "group")
    return (
      isPresent(line, props.formData) && (
        <div className="group" role="group" aria-label={line.title}>
          <GroupTitle value={line.title}>
            <Lines lines={line.items} props={props} />
          </GroupTitle>
        </div>
      )
    );
  return (
    conditionHolds(line.condition, props.formData) && (
      <div className="branch">
        <Lines lines={line.items} props={props} />
      </div>
    )
  );
}

function AccordionLine({ line, props }: { line: AccordionModel; props: FieldProps }): ReactNode {
  const { editing, open, toggle } = useContext(FormContext);
  const { title, badge } = line;
  if (!isPresent(line, props.formData)) return null;
  const on = badge && valueAt(props.formData, badge.flag) === true;
  return (
    <Accordion
      title={title}
      picture={line.icon ? <Icon name={line.icon} /> : line.key && <GroupIcon entry={line.key} title={title} />}
      badge={badge && <span className={on ? "badge badge--success" : "badge"}>{on ? badge.on : badge.off}</span>}
      open={open.has(title)}
      failing={hasErrors(line.items, editing.errors)}
      onToggle={() => toggle(title)}
    >
      <Lines lines={line.items} props={props} />
    </Accordion>
  );
}

function Leaf({ field, props }: { field: FieldModel; props: FieldProps }): ReactNode {
  const { editing, stacked } = useContext(FormContext);
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
        formData={valueAt(props.formData, field.path)}
      />
    </FieldRow>
  );
}
