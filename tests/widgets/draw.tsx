import { helpId } from "@rjsf/utils";
import { act, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { CellName } from "../../definitions/language/widget-names";
import type { CellOptions } from "../../definitions/language/table";
import { FormValuesContext } from "../../src/runtime/registry/form-values";
import type { WidgetProps } from "../../src/runtime/registry/widget";
import type { ColumnModel } from "../../src/runtime/model/table/columns";
import type { Row } from "../../src/runtime/registry/cell";
import { cells } from "../../src/join/Tables";
import { roles } from "../support/roles";
import { widgetProps } from "../support/widget-props";

interface Drawn {
  user: UserEvent;
  /** The reported values, in order. */
  said: unknown[];
  /** Changes the value from outside. */
  rerender: (value: unknown) => void;
}

const memory = new Map<string, unknown>();

/** Draws a widget with a label and a value that it can change. */
export function drawWidget<Value>(
  Widget: ComponentType<WidgetProps<Value>>,
  stored: Value,
  { grouped = false, ...props }: Partial<WidgetProps<Value>> & { grouped?: boolean } = {},
): Drawn {
  const said: unknown[] = [];
  const from: { bring: (value: Value) => void } = { bring: () => {} };
  const Form = (): ReactNode => {
    const [value, setValue] = useState(stored);
    useEffect(() => {
      from.bring = setValue;
    }, []);
    const change = (next: Value): void => {
      said.push(next);
      setValue(next);
    };
    const values = { data: { field: value }, stored: { field: stored } };
    return (
      <FormValuesContext value={{ now: () => values, subscribe: () => () => {}, memory }}>
        {grouped ? <span id="field-label">Field</span> : <label htmlFor="field">Field</label>}
        <Widget {...widgetProps("field")} label="Field" value={value} onChange={change} {...props} />
        <p id={helpId("field")}>A hint</p>
      </FormValuesContext>
    );
  };
  render(<Form />);
  return { user: userEvent.setup(), said, rerender: (value) => act(() => from.bring(value as Value)) };
}

const row: Row = { id: "record000000001", collectionId: "boats0000000000" };

/** A column of cells of one kind. */
export const columnOf = (cell: CellName, words: CellOptions = {}): ColumnModel => ({
  id: "f",
  name: "field",
  label: "Field",
  icon: "text",
  cell,
  fixed: false,
  sorted: true,
  cellOptions: words,
});

/** The role tree of a cell, at a width in pixels if its kind needs one. */
export function cellSays(
  cell: CellName,
  value: unknown,
  more: Partial<Row> = {},
  words: CellOptions = {},
  room?: number,
): string {
  const { draw: Cell } = cells[cell];
  const column = columnOf(cell, words);
  const { container, unmount } = render(<Cell {...{ value, column, room }} row={{ ...row, ...more }} />);
  const text = roles(container).trimEnd();
  unmount();
  return text;
}
