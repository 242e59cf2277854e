import { IconAlertTriangle, IconChevronLeft, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../../runtime/model/values/text";
import { Button } from "../../runtime/ui/Button";
import type { RelatedRecords } from "./use-related-records";

const { relation: said } = recordTexts;

interface RecordChipsProps extends Pick<RelatedRecords, "titles" | "failure" | "retry"> {
  ids: readonly string[];
  disabled: boolean;
  /** Says another order, where there is one. */
  onMove: ((ids: readonly string[]) => void) | undefined;
  onRemove: (id: string) => void;
  onOpen: ((id: string) => void) | undefined;
}

/** The related records that are chosen, in their order. One that is no longer there says so. */
export function RecordChips({ ids, titles, failure, retry, ...rest }: RecordChipsProps): ReactNode {
  return (
    <>
      {ids.length > 0 && (
        <ul className="relations-list">
          {ids.map((id, index) => (
            <RecordChip key={id} {...{ ids, id, index, ...rest }} title={titles.get(id)} />
          ))}
        </ul>
      )}
      {failure && (
        <p className="hint" role="alert">
          {`${said.failed} ${failure.message}`}{" "}
          <Button size="small" onClick={retry}>
            {texts.failure.retry}
          </Button>
        </p>
      )}
    </>
  );
}

interface RecordChipProps extends Omit<RecordChipsProps, "titles" | "failure" | "retry"> {
  id: string;
  index: number;
  /** Null for one that is not there any more; undefined while that is not known. */
  title: string | null | undefined;
}

function RecordChip({ ids, id, index, title, disabled, onMove, onRemove, onOpen }: RecordChipProps): ReactNode {
  const name = title ?? id;
  const forward = (): void => onMove?.(ids.with(index - 1, id).with(index, ids[index - 1]!));
  return (
    <li className={`chip chip--link${title === null ? " chip--missing" : ""}`}>
      {onMove && index > 0 && (
        <ChipButton label={said.forward} {...{ name, disabled }} onClick={forward}>
          <IconChevronLeft className="i i--s" aria-hidden="true" />
        </ChipButton>
      )}
      {title === null ? (
        <span data-tip={said.missing} tabIndex={0}>
          <IconAlertTriangle className="i i--s" aria-hidden="true" /> {id}
          <span className="sr">{said.missing}</span>
        </span>
      ) : onOpen ? (
        <button
          type="button"
          className="chip-name"
          aria-label={interpolate(said.open, { name })}
          data-tip={id}
          onClick={() => onOpen(id)}
        >
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      <ChipButton label={said.remove} {...{ name, disabled }} onClick={() => onRemove(id)}>
        <IconX className="i i--s" aria-hidden="true" />
      </ChipButton>
    </li>
  );
}

interface ChipButtonProps {
  /** A {name} in it is the record's. */
  label: string;
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const ChipButton = ({ label, name, disabled, onClick, children }: ChipButtonProps): ReactNode => {
  const text = interpolate(label, { name });
  return (
    <button type="button" className="chip-x" aria-label={text} data-tip={text} {...{ disabled, onClick }}>
      {children}
    </button>
  );
};
