import type { ComponentType } from "react";
import type { SlotName } from "../../../definitions/language/names";
import type { SlotProps } from "../../runtime/registry/registry";
import { MailLinksNote } from "./MailLinksNote";
import { StorageNote } from "./StorageNote";
import { StorageStatus } from "./StorageStatus";
import { TokenNote } from "./TokenNote";

/** The parts that just one screen has. */
export const slots = {
  mailLinksNote: MailLinksNote,
  storageNote: StorageNote,
  storageStatus: StorageStatus,
  tokenNote: TokenNote,
} satisfies Record<SlotName, ComponentType<SlotProps>>;
