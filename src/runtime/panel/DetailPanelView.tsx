import { IconChevronLeft, IconChevronRight, IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DetailPanel } from "../../../definitions/language/table";
import { texts } from "../../../definitions/texts/texts";
import { copyText } from "../ui/copy-text";
import { rowQuery } from "../api/queries";
import { Button } from "../ui/Button";
import { QueryState } from "../ui/QueryState";
import type { Row } from "../registry/cell";
import { DetailLines } from "./DetailLines";
import { SidePanel } from "../ui/SidePanel";

interface DetailPanelViewProps {
  panel: DetailPanel;
  id: string;
  /** The row, where the table has it loaded. */
  row: Row | undefined;
  before: string | undefined;
  after: string | undefined;
  onOpen: (id: string) => void;
  onFilter: (filter: string) => void;
  onClose: () => void;
}

/** One row whole. The arrow keys lead to the one before and after. */
export function DetailPanelView(props: DetailPanelViewProps): ReactNode {
  const { panel, id, row, before, after, onOpen, onFilter, onClose } = props;
  const query = useQuery({
    ...rowQuery(panel.read, id),
    enabled: row === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = row ?? query.data;
  const step = (key: string): void => {
    const next = { ArrowLeft: before, ArrowRight: after }[key];
    if (next !== undefined) onOpen(next);
  };
  const tools = (
    <>
      <Step label={texts.detail.before} to={before} onOpen={onOpen}>
        <IconChevronLeft className="i" aria-hidden="true" />
      </Step>
      <Step label={texts.detail.after} to={after} onOpen={onOpen}>
        <IconChevronRight className="i" aria-hidden="true" />
      </Step>
    </>
  );
  const foot = (
    <>
      {shown && (
        <Button
          look="quiet"
          size="form"
          onClick={() => void copyText(JSON.stringify(shown, null, 2), texts.detail.entry)}
        >
          <IconCopy className="i" aria-hidden="true" />
          {texts.detail.copyAll}
        </Button>
      )}
      <span className="grow" />
      <Button size="form" onClick={onClose}>
        {texts.form.close}
      </Button>
    </>
  );
  return (
    <SidePanel title={panel.title} {...{ tools, foot, onClose }} onKey={step}>
      {shown ? (
        <DetailLines {...{ panel, onFilter }} row={shown} />
      ) : (
        <QueryState query={query} failed={texts.detail.missing} />
      )}
    </SidePanel>
  );
}

interface StepProps {
  label: string;
  to: string | undefined;
  onOpen: (id: string) => void;
  children: ReactNode;
}

const Step = ({ label, to, onOpen, children }: StepProps): ReactNode => (
  <button
    type="button"
    className="icon-btn"
    aria-label={label}
    data-tip={label}
    // Disabled, it would lose the focus, and the arrow keys with it.
    aria-disabled={to === undefined}
    onClick={() => to !== undefined && onOpen(to)}
  >
    {children}
  </button>
);
