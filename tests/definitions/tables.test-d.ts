import { calls } from "../../definitions/backend/calls";
import { detail, fieldTypesOf, sidebar, tablePage } from "../../definitions/screens/define";
import { fieldTypes } from "../../definitions/screens/field-types";
import { recordPanel } from "../../definitions/screens/record-panel";
import { product } from "../../definitions/eras/superusers";

const { collections } = product.screens;
const { collection: collectionPanel } = product.panels;

// Compiled by `tsc`, never run: an expected error that is missing is an error.

const {
  type: _type,
  list: _list,
  name: _name,
  order: _order,
  editor: _editor,
  closed: _closed,
  ...said
} = collections.sidebar!;
const listed = { ...said, list: calls.listCollections };
const icons = { auth: "users", single: "single", base: "base", view: "table" } as const;

const named = { ...listed, name: "name", order: { by: "type", icons } } as const;
const list = sidebar("Collection", named);

const hiddenWhile = { read: calls.readSettings, path: "meta.hideControls", equals: true } as const;
const editor = { panel: collectionPanel, empty: "None." };

sidebar("Collection", { ...named, editor: { ...editor, hiddenWhile } });

// @ts-expect-error an editor that is hidden by what nobody stores
sidebar("Collection", { ...named, editor: { ...editor, hiddenWhile: { ...hiddenWhile, path: "meta.hidden" } } });

// @ts-expect-error a kind of entry without its icon
sidebar("Collection", { ...listed, name: "name", order: { by: "type", icons: { auth: "users", base: "base" } } });

const inMenu = {
  route: "/x",
  title: "X",
  icon: "chart",
  empty: "None.",
  failed: "Failed.",
  columnWidths: { remember: "x" },
} as const;
const search = { label: "Filter", placeholder: "Filter" };
const table = { ...inMenu, search, sort: "-created", sidebar: list, list: calls.listRecords } as const;

tablePage("RecordRow", { ...table, columns: [{ field: "id", icon: "key", cell: "id" }] });

// @ts-expect-error a column that no row has
tablePage("RecordRow", { ...table, columns: [{ field: "idd", icon: "key", cell: "id" }] });

// @ts-expect-error a cell that nobody has
tablePage("RecordRow", { ...table, columns: [{ field: "id", icon: "key", cell: "badge" }] });

// @ts-expect-error a column for a type that no collection is of
tablePage("RecordRow", { ...table, columns: [{ where: { type: "gone" }, show: [] }] });

tablePage("RecordRow", { ...table, columns: [{ eachField: "fields", by: fieldTypes }] });

// @ts-expect-error a column for each entry of what is no list of fields
tablePage("RecordRow", { ...table, columns: [{ eachField: "name", by: fieldTypes }] });

// @ts-expect-error an order by what records do not show, where only log entries can be ordered so
tablePage("RecordRow", { ...table, sort: "-rowid", columns: [] });

const remove = { label: "Delete", question: "So?", success: "So." };
const words = { label: "Edit", title: "Edit", success: "So.", read: calls.listRelated };
const selecting = { ...table, columns: [], opens: recordPanel } as const;
const selection = { unit: ["record", "records"], remove } as const;

tablePage("RecordRow", { ...selecting, selection: { ...selection, edit: { ...words, fields: ["verified"] } } });

// @ts-expect-error selected rows are edited by what no row has
tablePage("RecordRow", { ...selecting, selection: { ...selection, edit: { ...words, fields: ["verifed"] } } });

const log = { title: "Log", addressParam: "logId", read: calls.readLog, errorFields: [], lines: [] };
const opens = detail("LogEntry", log);

// @ts-expect-error a selection where no form opens for a row
tablePage("RecordRow", { ...selecting, opens, selection });

const { list: _records, ...panels } = collections.transfer!;
const transfer = { ...panels, list: calls.exportRecords } as const;

tablePage("RecordRow", { ...selecting, transfer });

// @ts-expect-error rows from a file where no form says what they are
tablePage("RecordRow", { ...selecting, opens, transfer });

tablePage("RecordRow", { ...table, columns: [], relations: calls.listRelated });

// @ts-expect-error relations that come by a call which lists nothing
tablePage("RecordRow", { ...table, columns: [], relations: calls.readSettings });

// @ts-expect-error a page that does not say where its widths are remembered
tablePage("RecordRow", { ...table, columnWidths: undefined, columns: [] });

const menued = { presetFilter: { label: "All", remember: "x", filterWhenOff: "id = 1" }, fixedOrder: true } as const;

const disabled = { read: calls.readSettings, path: "logs.maxDays", equals: 0, text: "Off." } as const;

// A page with a list may have everything that other pages have.
tablePage("RecordRow", { ...table, ...menued, columns: [], anchor: "created", disabled });

const whole = { ...inMenu, search, sort: "-rowid", list: calls.listLogs } as const;

tablePage("LogEntry", { ...whole, columns: [{ field: "meta.errorDetails", icon: "json", cell: "json" }] });

// @ts-expect-error an order with the sign of addresses
tablePage("LogEntry", { ...whole, sort: "+created", columns: [] });

tablePage("LogEntry", { ...whole, sort: "created", anchor: "created", columns: [] });

// @ts-expect-error a moment that a row can be ordered by, but does not show
tablePage("LogEntry", { ...whole, anchor: "rowid", columns: [] });

tablePage("LogEntry", {
  ...whole,
  search: { ...search, keys: ["status", "url"], wordSearchIn: ["url"] },
  columns: [],
});

// @ts-expect-error a filter that knows what no row has
tablePage("LogEntry", { ...whole, search: { ...search, keys: ["status", "uri"] }, columns: [] });

const chart = { title: "Requests", stats: calls.logStats, unit: ["log", "logs"] } as const;

tablePage("LogEntry", { ...whole, chart: { ...chart, time: "created" }, columns: [] });

// @ts-expect-error a chart over a time that no row has
tablePage("LogEntry", { ...whole, chart: { ...chart, time: "creatd" }, columns: [] });

const status = { field: "status", icon: "number", cell: "status" } as const;

tablePage("LogEntry", { ...whole, columns: [{ ...status, warnOf: ["meta.errorDetails"] }] });

const panel = { title: "Log", addressParam: "logId", read: calls.readLog };

tablePage("LogEntry", { ...whole, columns: [], opens: recordPanel, selection });

// @ts-expect-error rows come and go where they are those of no item
tablePage("LogEntry", { ...whole, columns: [], opens: recordPanel, transfer: { ...transfer, list: calls.listLogs } });

detail("LogEntry", {
  ...panel,
  errorFields: ["meta.errorMessage"],
  lines: [{ field: "url", label: "URL", cell: "code" }],
});

const line = { field: "url", label: "URL", cell: "code" } as const;

detail("LogEntry", { ...panel, errorFields: [], lines: [{ ...line, filter: "path" }] });

// @ts-expect-error a line that filters neither by its value nor by its path
detail("LogEntry", { ...panel, errorFields: [], lines: [{ ...line, filter: "uri" }] });

const noOptions = { options: [], defaults: {}, value: { kind: "flag", limits: {} } } as const;

// @ts-expect-error types of field that are missing
fieldTypesOf("FieldOptions", { bool: { ...noOptions, label: "Bool", icon: "bool", cell: "bool", description: "" } });
