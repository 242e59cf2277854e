import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type {
  ContentName,
  IconName,
  QuestionName,
  RemovalReviewName,
  SaveReviewName,
  SlotName,
  WidgetName,
} from "../../../definitions/language/names";
import type { Product } from "../../../definitions/language/product";
import type { Screen } from "../../../definitions/language/screen";
import type { Format } from "../../../definitions/schemas";
import type { Widget } from "./widget";
import type { Schemas } from "../model/form/schema";
import type { TableFilterEditor } from "./filter-editor";

/** What a slot is told of the form that it stands in. */
export interface SlotProps {
  data: unknown;
  /** What is stored, without the unsaved edits. */
  stored: unknown;
  change: (path: string, value: unknown) => void;
  /** The form is being sent: nothing in it can be changed. */
  disabled: boolean;
  /** How often the form has been saved since it was opened. */
  saved: number;
  /** The item that the form is about, such as the collection of a record. */
  item: unknown;
  /** The path of the item of a list that it stands in; blank elsewhere. */
  itemPath: string;
}

/** What the content of a page is told. */
export interface ContentProps {
  /** The name under which it keeps what was typed into it. */
  name: string;
  /** Told whether it sends anything: who wants to go elsewhere waits for its end. */
  onBusy: (busy: boolean) => void;
}

/** What must be asked before a save, if anything: a sentence, once it is known. Throws a Failure when it cannot be known. */
export type Question = (data: unknown, stored: unknown, schemas: Schemas) => Promise<string | undefined>;

/** What a save would do beyond the form. */
export interface Review {
  title: string;
  body: ReactNode;
  /** What confirms it, where that is to be said more exactly. */
  yes?: string;
  /** All that it tells, where others could change it while it is read: what is told then is told anew. */
  key?: string;
  /** What is to be done once it is confirmed, as it was chosen in the body. */
  confirmed: () => {
    /** What the save takes along, by path. */
    edits: readonly (readonly [path: string, value: unknown])[];
    /** What others have saved that was looked at, by path. What they save after that is asked about again. */
    compared?: readonly (readonly [path: string, value: unknown])[];
    /** What follows the save. It tells itself how it went, and never throws. */
    after: () => Promise<void>;
  };
}

/** Finds out what a save would do; undefined where there is nothing to tell. Throws a Failure. */
export type SaveReviewer = (data: unknown, stored: unknown, schemas: Schemas) => Promise<Review | undefined>;

/** Finds out what the deletion of one row or of several would do, which stands below the question. Throws a Failure. */
export type RemovalReviewer = (stored: unknown, schemas: Schemas) => Promise<ReactNode>;

/** A picture that takes the size and the colour of what it stands in. */
export type IconPicture = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

/** Everything that the runtime is handed and does not know by itself. */
export interface Registry extends Product {
  version: string;
  schemas: Schemas;
  renderers: Readonly<Record<Screen["kind"], ComponentType<{ screen: never }>>>;
  /** What surrounds every page of a signed-in admin. */
  Shell: ComponentType<{ screen: Screen; children: ReactNode }>;
  widgets: Readonly<Record<Format | WidgetName, Widget>>;
  /** Panels that bring schemas of their own, by the types of their rows. */
  formPanels: Readonly<Record<string, ComponentType<never>>>;
  slots: Readonly<Record<SlotName, ComponentType<SlotProps>>>;
  contents: Readonly<Record<ContentName, ComponentType<ContentProps>>>;
  questions: Readonly<Record<QuestionName, Question>>;
  reviews: Readonly<Record<SaveReviewName, SaveReviewer> & Record<RemovalReviewName, RemovalReviewer>>;
  icons: Readonly<Record<IconName, IconPicture>>;
  /** Pictures of the properties that a form shows as a group each, by their keys. */
  groupIcons: Readonly<Record<string, IconPicture>>;
  /** Loads the editor of tables' filters. */
  loadFilterEditor: () => Promise<TableFilterEditor>;
}

/** What the pages of a signed-in admin are drawn with; those before the session use a few of its widgets and icons. */
export type SignedInParts = Omit<Registry, keyof Product | "version" | "renderers" | "Shell">;

/** The product around every part; there always is one. */
export const RegistryContext = createContext<Registry>(undefined as never);

/** The product that is being run. */
export const useRegistry = (): Registry => useContext(RegistryContext);
