import type { ReactNode } from "react";
import type { SidebarItem } from "../../../runtime/model/table/sidebar-items";
import type { RecordImport } from "./record-imports";
import type { ImportSubject } from "./import-subject";
import type { TransferProps } from "../../../runtime/pages/table/table-parts";

/** What each step of an import is drawn with. */
export interface ImportStepProps {
  subject: ImportSubject;
  state: RecordImport;
  list: TransferProps["transfer"]["list"];
  /** Reads what the rows go into as it is now; nothing once it is gone. Throws a Failure. */
  readItem: () => Promise<SidebarItem | undefined>;
  onClose: () => void;
}

/** A step of an import: what the panel has, and what stands at its foot. */
export interface ImportStep {
  content: ReactNode;
  foot: ReactNode;
}

/** A step that has not come yet. */
export const noStep: ImportStep = { content: null, foot: null };
