import { useDeferredValue, useId, useMemo, useState, type ReactNode } from "react";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { recordImportLimits } from "../../../../definitions/limits/sizes";
import type { ReadFile } from "./model/imported-file";
import type { ImportSetup, Target } from "./model/import-setup";
import { filterByText, formatCount, interpolate } from "../../../values/text/text";

import { SearchList } from "../../../runtime/ui/lists/SearchList";
import { ColumnTarget, fieldChoices } from "./ColumnTarget";
import { ColumnWindow } from "./ColumnWindow";
import type { ImportSubject } from "./import-subject";

interface ColumnTargetsProps {
  subject: ImportSubject;
  read: ReadFile;
  setup: ImportSetup;
  busy: boolean;
  onChange: (targets: ImportSetup["targets"]) => void;
}

/** List that maps the columns of a file to fields. */
export function ColumnTargets({ subject, read, setup, busy, onChange }: ColumnTargetsProps): ReactNode {
  const id = useId();
  const choices = useMemo(() => fieldChoices(subject.fields), [subject.fields]);
  const { columns } = read;
  const draw = (index: number): ReactNode => (
    <ColumnTarget
      {...{ subject, read, index, choices, busy }}
      target={setup.targets[index]}
      onChoose={(target: Target | undefined) => onChange(setup.targets.with(index, target))}
    />
  );
  return (
    <section aria-labelledby={id}>
      <h3 className="label" id={id}>
        {recordImportTexts.columns}
      </h3>
      {columns.length * choices.length > recordImportLimits.options ? (
        <ManyColumns {...{ columns, setup, draw }} />
      ) : (
        <ul className="column-targets">
          {[...columns.keys()].map((index) => (
            // CSV columns may have no name.
            <li key={index} className={setup.targets[index] ? undefined : "is-skipped"}>
              {draw(index)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ManyColumnsProps extends Pick<ColumnTargetsProps, "setup"> {
  columns: readonly string[];
  draw: (index: number) => ReactNode;
}

/** List for many columns: virtualised, with search and a filter for mapped ones. */
function ManyColumns({ columns, setup: { targets }, draw }: ManyColumnsProps): ReactNode {
  const [typed, onType] = useState("");
  const [onlyChosen, setOnlyChosen] = useState(false);
  const wanted = useDeferredValue(typed);
  const matches = useMemo(() => {
    const listed = [...columns.keys()].filter((index) => !onlyChosen || targets[index]);
    return filterByText(listed, wanted, (index) => columns[index]!);
  }, [columns, targets, onlyChosen, wanted]);
  const counts = { n: formatCount(targets.filter(Boolean).length), total: formatCount(columns.length) };
  return (
    <>
      <p className="hint">{interpolate(recordImportTexts.chosenColumns, counts)}</p>
      <SearchList
        label={recordImportTexts.findColumn}
        {...{ typed, onType }}
        filter={{ label: recordImportTexts.onlyChosen, checked: onlyChosen, onChange: setOnlyChosen }}
        nothing={matches.length === 0 && recordImportTexts.noColumnFound}
      >
        <ColumnWindow indexes={matches} isSkipped={(index) => !targets[index]} {...{ draw }} />
      </SearchList>
    </>
  );
}
