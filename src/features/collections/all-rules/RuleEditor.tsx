import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import { texts } from "../../../../definitions/texts/texts";
import { FormFrame } from "../../../runtime/form/FormFrame";
import type { FormHandle } from "../../../runtime/form/use-form";
import { IconButton } from "../../../runtime/ui/controls/IconButton";
import { useStable } from "../../../runtime/ui/use-stable";
import { RowNeighbourButtons } from "../../../runtime/ui/lists/RowNeighbours";
import type { RuleRow } from "./rule-table";

interface RuleEditorProps {
  form: FormHandle;
  /** All rows, and those that the table shows. */
  rows: readonly RuleRow[];
  shown: readonly RuleRow[];
  /** Path of the rule that is open. */
  chosen: string | undefined;
  onChoose: (path: string | undefined) => void;
}

/** Editor of the chosen rule, with its trial. Its form is there without one, too: the page saves it. */
export function RuleEditor({ form, rows, shown, chosen, onChoose }: RuleEditorProps): ReactNode {
  const row = rows.find(({ cells }) => cells.some(({ field }) => field.path === chosen));
  const cell = row?.cells.find(({ field }) => field.path === chosen);
  const paths = shown.flatMap(({ cells }) => cells.map(({ field }) => field.path));
  const at = paths.indexOf(chosen ?? "");
  const region = useRef<HTMLElement>(null);
  const opened = cell?.field.path;
  const { close } = useStable({
    close: () => {
      onChoose(undefined);
      document.querySelector<HTMLElement>(`[data-rule="${CSS.escape(chosen ?? "")}"]`)?.focus();
    },
  });
  useEffect(() => {
    if (opened !== undefined) region.current?.focus();
  }, [opened]);
  useEscape(region, close);
  return (
    <aside ref={region} className="rule-editor" hidden={!cell} tabIndex={-1} aria-label={allRulesTexts.editor}>
      <header>
        <h2 className="clip">
          <b>{row?.collection.name}</b>
          {cell && ` / ${allRulesTexts.columns[cell.column]}`}
        </h2>
        <RowNeighbourButtons
          before={paths[at - 1]}
          after={at < 0 ? undefined : paths[at + 1]}
          onOpen={onChoose}
          labels={{ before: allRulesTexts.previous, after: allRulesTexts.next }}
        />
        <IconButton label={texts.form.close} icon={IconX} onClick={close} />
      </header>
      {/* A rule keeps what its lock remembers as long as it is open. */}
      <FormFrame key={chosen} form={{ ...form, lines: cell ? [cell.field] : [] }} className="scroll" />
    </aside>
  );
}

/** Runs an action on Escape, unless something inside has used the key. */
function useEscape(region: RefObject<HTMLElement | null>, run: () => void): void {
  useEffect(() => {
    const element = region.current!;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) run();
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [region, run]);
}
