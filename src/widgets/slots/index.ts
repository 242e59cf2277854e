import type { ComponentType } from "react";
import type { SlotName } from "../../../definitions/language/names";
import type { SlotProps } from "../../runtime/registry/registry";
import { lazyPart } from "../../runtime/ui/lazy-part";
import { MailLinksNote } from "./MailLinksNote";
import { StorageNote } from "./StorageNote";
import { StorageStatus } from "./StorageStatus";
import { TokenNote } from "./TokenNote";

// Settings and sign-in do not wait for it.
const AvailableFields = lazyPart<SlotProps>(
  async () => (await import("../collection/AvailableFields")).AvailableFields,
);

// Only accounts have it.
const LinkedProviders = lazyPart<SlotProps>(async () => (await import("../record/LinkedProviders")).LinkedProviders);

const PasswordGenerator = lazyPart<SlotProps>(
  async () => (await import("../record/PasswordGenerator")).PasswordGenerator,
);

/** The parts that just one screen has. */
export const slots = {
  availableFields: AvailableFields,
  linkedProviders: LinkedProviders,
  mailLinksNote: MailLinksNote,
  passwordGenerator: PasswordGenerator,
  storageNote: StorageNote,
  storageStatus: StorageStatus,
  tokenNote: TokenNote,
} satisfies Record<SlotName, ComponentType<SlotProps>>;
