import { createContext, useContext, type ComponentType } from "react";
import type { LogLookup } from "../../../definitions/language/log-lookup";
import type { IconName, QuestionName, SlotName, WidgetName } from "../../../definitions/language/names";
import type { MenuSection, Screen } from "../../../definitions/language/screen";
import type { Format } from "../../../definitions/schemas";
import type { Widget } from "./widget";
import type { Schema } from "../model/form/schema";
import type { FilterEditor } from "./filter-editor";

/** What a slot is told of the form that it stands in. */
export interface SlotProps {
  data: unknown;
  /** What is stored, without the unsaved edits. */
  stored: unknown;
  change: (path: string, value: unknown) => void;
  /** How often the form has been saved since it was opened. */
  saved: number;
}

/** What must be asked before a save, if anything: a sentence, once it is known. Throws a Failure when it cannot be known. */
export type Question = (data: unknown, stored: unknown) => Promise<string | undefined>;

/** A picture that takes the size and the colour of what it stands in. */
export type IconPicture = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

/** Everything that the runtime is handed and does not know by itself. */
export interface Registry {
  version: string;
  screens: Readonly<Record<string, Screen>>;
  menu: readonly MenuSection[];
  /** Pages that the admin's own menu leads to. */
  accountMenu: readonly { label: string; icon: IconName; page: { route: string } }[];
  /** How the log is asked why a call failed. */
  logLookup: LogLookup;
  schemas: Readonly<Record<string, Schema>>;
  renderers: Readonly<Record<Screen["kind"], ComponentType<{ screen: never }>>>;
  widgets: Readonly<Record<Format | WidgetName, Widget>>;
  slots: Readonly<Record<SlotName, ComponentType<SlotProps>>>;
  questions: Readonly<Record<QuestionName, Question>>;
  icons: Readonly<Record<IconName, IconPicture>>;
  /** Pictures of the properties that a form shows as a group each, by their keys. */
  groupIcons: Readonly<Record<string, IconPicture>>;
  /** Loads the editor of filters. */
  loadFilterEditor: () => Promise<FilterEditor>;
}

/** The product around every part; there always is one. */
export const RegistryContext = createContext<Registry>(undefined as never);

/** The product that is being run. */
export const useRegistry = (): Registry => useContext(RegistryContext);
