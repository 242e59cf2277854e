import { IconTrash } from "@tabler/icons-react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel, RowAction } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { send } from "../api/send";
import { rowPath } from "../model/calls/codecs";
import { holds } from "../model/form/condition";
import { valueAt } from "../model/values/json/path";
import { interpolate } from "../model/values/text/text";
import { useRegistry } from "../registry/registry";
import { confirmAndRun } from "../store/confirmation";
import { showToast } from "../store/toasts";
import type { MenuAction } from "../ui/menus/MoreMenu";
import { tellAtForm } from "./tell-at-form";

interface RowActionsSetup {
  panel: FormPanel;
  /** The name of the form's draft. */
  name: string;
  item: AnyRow | undefined;
  stored: Readonly<Record<string, unknown>>;
  remove: () => void;
  duplicate: (() => void) | undefined;
}

/** What can be done with a row that is there. */
export function useRowActions({ panel, name, item, stored, remove, duplicate }: RowActionsSetup): MenuAction[] {
  const { icons } = useRegistry();
  const { duplicate: copying, actions = [] } = panel;
  return [
    ...actions
      .filter(({ where = {}, shownWhen }) => holds(where, item) && holds(shownWhen, stored))
      .map((action) => ({
        icon: icons[action.icon],
        label: action.label,
        onSelect: () => askAndMake(action, name, item, stored),
      })),
    ...(copying && duplicate ? [{ icon: icons[copying.icon], label: copying.label, onSelect: duplicate }] : []),
    ...(isUndeletable(panel, stored)
      ? []
      : [{ icon: IconTrash, label: texts.panel.remove, risk: true, onSelect: remove }]),
  ];
}

const isUndeletable = ({ remove: { hiddenWhen } }: FormPanel, stored: unknown): boolean =>
  hiddenWhen !== undefined && holds(hiddenWhen, stored);

/** Makes the call of an action with what is stored, after its question, and tells how it went. */
function askAndMake(
  action: RowAction,
  name: string,
  item: AnyRow | undefined,
  stored: RowActionsSetup["stored"],
): void {
  const { call, sends, question, success } = action;
  const run = async (): Promise<void> => {
    try {
      const path = rowPath(call, String(stored["id"]), item?.id ?? "");
      await send(call, { path, body: { [sends]: valueAt(stored, sends) } });
      showToast("success", interpolate(success, stored));
    } catch (thrown) {
      tellAtForm(name, thrown);
    }
  };
  confirmAndRun(interpolate(question, stored), run);
}
