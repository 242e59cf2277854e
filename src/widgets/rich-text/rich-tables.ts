import { chainCommands } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { TextSelection, type Command, type EditorState } from "prosemirror-state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
  toggleHeader,
} from "prosemirror-tables";
import { richSchema } from "./rich-schema";

const { table, table_row: row, table_cell: cell, table_header: head } = richSchema.nodes;

// Its first row is a head.
const newTable = { rows: 3, columns: 3 };

/** Inserts a table after the line of the caret, or instead of an empty one. */
export const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth === 0) return false;
  const cells = (type: NodeType) => Array.from({ length: newTable.columns }, () => type.createAndFill()!);
  const rows = Array.from({ length: newTable.rows }, (_, at) =>
    at === 0 ? row!.create({ part: "thead" }, cells(head!)) : row!.create(null, cells(cell!)),
  );
  const from = $from.parent.content.size === 0 ? $from.before() : $from.after();
  const tr = state.tr.replaceWith(from, $from.after(), table!.create(null, rows));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView());
  return true;
};

/** Returns whether the first row of the table around the caret is a head. */
export const hasHead = (state: EditorState): boolean =>
  isInTable(state) && selectedRect(state).table.firstChild?.children.every(({ type }) => type === head) === true;

/** Makes a head of the first row, or ends that. */
export const toggleHead: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const part = hasHead(state) ? "tbody" : "thead";
  const { tableStart } = selectedRect(state);
  return toggleHeader("row")(state, (tr) => dispatch?.(tr.setNodeAttribute(tableStart, "part", part)));
};

/** Returns whether the caret is in the last row of a table. */
export function isInLastRow(state: EditorState): boolean {
  if (!isInTable(state)) return false;
  const { bottom, map } = selectedRect(state);
  return bottom === map.height;
}

/** Moves the caret to the next cell. After the last cell, adds a row. */
export const toNextCell: Command = chainCommands(goToNextCell(1), (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { tableStart, table: inner } = selectedRect(state);
  return addRowAfter(state, (tr) => {
    const rowStart = tableStart + inner.content.size + 1;
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(rowStart))).scrollIntoView());
  });
});

/** Commands for the table around the caret. */
export const tableCommands = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  deleteRow: chainCommands(deleteRow, deleteTable),
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  deleteColumn: chainCommands(deleteColumn, deleteTable),
  deleteTable,
} satisfies Record<string, Command>;
