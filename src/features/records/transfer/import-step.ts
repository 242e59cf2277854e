import type { ReactNode } from "react";
import type { SidebarItem } from "../../../runtime/model/table/sidebar-items";
import type { RecordImport } from "./record-imports";
import type { ImportSubject } from "./import-subject";
import type { TransferProps } from "../../../runtime/pages/table/table-features";

/** Props of an import step. */
export interface ImportStepProps {
  subject: ImportSubject;
  state: RecordImport;
  list: TransferProps["transfer"]["list"];
  /** Fetches the current collection; undefined if it was deleted. Throws a Failure. */
  readItem: () => Promise<SidebarItem | undefined>;
  onClose: () => void;
}

/** Import step: content and footer of the panel. */
export interface ImportStep {
  content: ReactNode;
  foot: ReactNode;
}

/** Empty step. */
export const noStep: ImportStep = { content: null, foot: null };
