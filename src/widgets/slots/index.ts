import type { ComponentType } from "react";
import type { SlotName } from "../../../definitions/language/names";
import type { SlotProps } from "../../runtime/shell/product";
import { MailLinksNote } from "./MailLinksNote";

/** The parts that just one screen has. */
export const slots = { mailLinksNote: MailLinksNote } satisfies Record<SlotName, ComponentType<SlotProps>>;
