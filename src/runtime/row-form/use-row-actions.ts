import { IconBraces, IconTrash } from "@tabler/icons-react";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { AnyRow } from "../../../definitions/language/call";
import type { AskedAction, FormPanel } from "../../../definitions/language/form-panel";
import type { Popup } from "../../../definitions/language/popup";
import { detailTexts, panelTexts } from "../../../definitions/texts/panel";
import { isOwnAccount } from "../../backend/guard/own-account";
import { refetchAll } from "../../backend/api/queries";
import { send } from "../../backend/api/send";
import { rowPath } from "../../backend/calls/row-requests";
import { holds } from "../model/form/condition";
import { jsonText } from "../../values/json/json-text";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { confirmAndRun } from "../store/confirmation";
import { endSession } from "../../backend/session/session";
import { showToast } from "../../browser/toasts";
import type { MenuAction } from "../ui/menus/MoreMenu";
import { copyText } from "../ui/text/copy-text";
import { reportFormFailure } from "./report-form-failure";

interface RowActionsSetup {
  panel: FormPanel;
  /** Name of the form's draft. */
  name: string;
  item: AnyRow | undefined;
  stored: Readonly<Record<string, unknown>>;
  /** The row as the backend answered it. */
  row: Readonly<Record<string, unknown>>;
  remove: () => void;
  duplicate: (() => void) | undefined;
}

/** Returns the menu actions of a stored row. `onPopup` opens the popup of an action that has one. */
export function useRowActions(setup: RowActionsSetup, onPopup: (popup: Popup) => void): MenuAction[] {
  const { panel, item, stored, row, remove, duplicate } = setup;
  const { icons, exported } = useRegistry();
  const queries = useQueryClient();
  const { duplicate: copying, copies, actions = [] } = panel;
  return [
    ...actions
      .filter(({ where = {}, shownWhen = {} }) => holds(where, item) && holds(shownWhen, stored))
      .map((action) => ({
        icon: icons[action.icon],
        label: action.label,
        onSelect: () => ("opens" in action ? onPopup(action.opens) : askAndMake(action, setup, queries)),
      })),
    ...(copying && duplicate ? [{ icon: icons[copying.icon], label: copying.label, onSelect: duplicate }] : []),
    ...(copies
      ? [
          {
            icon: IconBraces,
            label: detailTexts.copyAll,
            onSelect: () => {
              const copied = "omits" in copies ? withoutKeys(row, copies.omits) : exported?.(row);
              void copyText(jsonText(copied, 2), copies.name);
            },
          },
        ]
      : []),
    ...(isUndeletable(panel, stored)
      ? []
      : [{ icon: IconTrash, label: panelTexts.remove, risk: true, onSelect: remove }]),
  ];
}

const withoutKeys = (row: RowActionsSetup["row"], keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

const isUndeletable = ({ remove: { hiddenWhen } }: FormPanel, stored: unknown): boolean =>
  hiddenWhen !== undefined && holds(hiddenWhen, stored);

/** Confirms an action, makes its call with the stored values, and reports the outcome. */
function askAndMake(action: AskedAction, { name, item, stored }: RowActionsSetup, queries: QueryClient): void {
  const { call, sends, question, success, endsOwnSession, refreshes } = action;
  const id = String(stored["id"]);
  const run = async (): Promise<void> => {
    try {
      const body = typeof sends === "string" ? { [sends]: valueAt(stored, sends) } : sends;
      await send(call, { path: rowPath(call, id, item?.id ?? ""), body });
      if (refreshes) refetchAll(queries);
      if (endsOwnSession !== undefined && isOwnAccount(id)) return endSession(endsOwnSession);
      showToast("success", interpolate(success, stored));
    } catch (thrown) {
      reportFormFailure(name, thrown);
    }
  };
  confirmAndRun(interpolate(question, stored), run);
}
