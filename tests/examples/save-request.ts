import { claimsOf } from "../../src/backend/calls/token";
import { requestOf, type Request } from "../../src/backend/calls/request";
import { rowPath } from "../../src/backend/calls/row-requests";
import { payloadOf } from "../../src/runtime/model/form/changes";
import { formState, noDraft, type Draft, type FormState } from "../../src/runtime/model/form/draft";
import { editedRow } from "../../src/runtime/model/form/row-values";
import { visibleFields } from "../../src/runtime/model/form/visible";
import { inputOf } from "../../src/runtime/pages/signed-out/make-calls";
import { changedRowBody, newRowBody } from "../../src/runtime/row-form/save-row";
import { isEqual } from "../../src/values/json/equal";
import { valueAt } from "../../src/values/json/path";
import { tokenFor } from "./addresses";
import type { ExampleState } from "./screen-states";

/** Returns the requests of a save in which every visible field has changed; none for a page without a form. */
export function saveRequests(state: ExampleState): readonly Request[] {
  const { place, data, item } = state;
  const itemId = String(item?.["id"] ?? "");
  const form = changedForm(state);
  if (place.kind === "settings")
    return [requestOf(place.page.save, { body: payloadOf(form.lines, [...form.changed], form.data) })];
  if (place.kind === "row") {
    const { call } = place.isNew ? place.panel.create : place.panel.save;
    const id = String(data["id"] ?? "");
    const body = place.isNew ? newRowBody(place.panel, "", form) : changedRowBody(place.panel, form);
    return [requestOf(call, { path: rowPath(call, id, itemId), body })];
  }
  if (place.kind === "popup") {
    const { call } = place.popup.submit;
    return [requestOf(call, { path: rowPath(call, "record000000001", itemId), body: form.data })];
  }
  if (place.kind === "signedOut") {
    const claims = claimsOf(tokenFor(place.page)) as Readonly<Record<string, string>>;
    return place.page.calls.map((step) => requestOf(step.call, inputOf(step, form.data, claims)));
  }
  return [];
}

/** Returns the form of a state over a stored value without any of its fields. Stored lists stay, so that ids do. */
function changedForm({ lines, data, place }: ExampleState): FormState {
  const row = editedRow(lines, data);
  const state = formState(noDraft, lines, place.kind === "row" && place.isNew ? {} : row);
  const changed = visibleFields(state.lines, row).map(({ path }) => path);
  return { ...state, data: row, changed: new Set(changed) };
}

/** Returns the edits that lead from a stored value to the data of a state. */
export function editsTo({ lines, data }: ExampleState, stored: object): Draft["edits"] {
  const row = editedRow(lines, data);
  const shown = visibleFields(formState(noDraft, lines, stored).lines, row);
  const changed = shown.filter(({ path }) => !isEqual(valueAt(stored, path), valueAt(row, path)));
  return new Map(changed.map(({ path }) => [path, valueAt(row, path)]));
}
