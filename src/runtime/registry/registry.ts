import { createContext, useContext, type ComponentType, type ReactNode } from "react";
import type {
  BelowFormName,
  ContentName,
  IconName,
  QuestionName,
  RemovalReviewName,
  SaveReviewName,
  SlotName,
  WidgetName,
} from "../../../definitions/language/widget-names";
import type { Product } from "../../../definitions/language/product";
import type { Screen } from "../../../definitions/language/screen";
import type { Format } from "../../../definitions/schemas";
import type { RowData } from "./row-data";
import type { Widget } from "./widget";
import type { Schemas } from "../model/form/schema";
import type { QuestionFrame } from "../store/confirmation";
import type { TableFilterEditor } from "./filter-editor";

/** Props of a slot within a form. */
export interface SlotProps {
  data: unknown;
  /** Stored data, without unsaved edits. */
  stored: unknown;
  change: (path: string, value: unknown) => void;
  /** The form is being saved and cannot be edited. */
  disabled: boolean;
  /** Number of saves since the form was opened. */
  saved: number;
  /** Item that the form is about, such as a record's collection. */
  item: unknown;
  /** Path of the list item around the slot; empty outside of lists. */
  itemPath: string;
}

/** Props of a page's custom content. */
export interface ContentProps {
  /** Name of the page. */
  title: string;
  /** Name under which it stores its draft. */
  name: string;
  /** Reports whether it is sending anything. Navigation waits until it ends. */
  onBusy: (busy: boolean) => void;
}

/** The switcher, the name alone, or the line at the top of a page with the popup that unlocks the environment. */
export interface EnvironmentProps {
  part: "switch" | "name" | "marks";
}

/** Returns the confirmation text for a save, or undefined. Throws a Failure if that cannot be determined. */
export type Question = (data: unknown, stored: unknown, schemas: Schemas) => Promise<string | undefined>;

/** Consequences of a save beyond the form, for confirmation. */
export interface Review {
  title: string;
  body: ReactNode;
  /** Label of the confirm button, if it should be specific. */
  yes?: string;
  /** Key of the content. If it has changed by the time the admin confirms, the dialog is shown again. */
  key?: string;
  /** Returns the choices made in the body, once confirmed. */
  confirmed: () => {
    /** Edits that the save adds, by path. */
    edits: readonly (readonly [path: string, value: unknown])[];
    /** Values of others, by path, that the admin has compared. Only later changes are conflicts. */
    compared?: readonly (readonly [path: string, value: unknown])[];
    /** Runs after the save. It reports its own errors and never throws. */
    after: () => Promise<void>;
  };
}

/** Determines the consequences of a save, or undefined if there are none. Throws a Failure. */
export type SaveReviewer = (data: unknown, stored: unknown, schemas: Schemas) => Promise<Review | undefined>;

/** Consequences of deleting rows, shown below the question. `text` replaces it if nothing can be deleted. */
export interface RemovalReview extends QuestionFrame {
  text?: string;
}

/** Determines the consequences of deleting rows. Throws a Failure. */
export type RemovalReviewer = (stored: unknown, schemas: Schemas) => Promise<RemovalReview | undefined>;

/** Icon that inherits size and colour. */
export type IconPicture = ComponentType<{ className?: string; "aria-hidden"?: "true" }>;

// Its props are those of row-form, a higher layer.
type PanelOfForm = ((props: never) => ReactNode) & { load: () => Promise<unknown> };

/** Everything product-specific that is injected into the runtime. */
export interface Registry extends Product {
  version: string;
  schemas: Schemas;
  renderers: Readonly<Record<Screen["kind"], ComponentType<{ screen: never }>>>;
  /** Layout around the pages of a signed-in admin. */
  Shell: ComponentType<{ screen: Screen; children: ReactNode }> & { load: () => Promise<unknown> };
  /** Shows the environment of a page, if there are several. */
  Environment: ComponentType<EnvironmentProps>;
  widgets: Readonly<Record<Format | WidgetName, Widget>>;
  /** Panels of forms by row type, each with the server state of its subject. */
  formPanels: Readonly<Record<string, PanelOfForm>>;
  /** Lazy-loads the server state of the rows that forms edit, by row type. */
  loadRowData: () => Promise<Readonly<Record<string, RowData>>>;
  /** Returns the content of an export with one row alone. Only where the panel of the row offers it. */
  exported?: (row: Readonly<Record<string, unknown>>) => unknown;
  /** Parts below the form of a page before the session. */
  belowForms: Readonly<Record<BelowFormName, ComponentType<{ token: string }>>>;
  slots: Readonly<Record<SlotName, ComponentType<SlotProps>>>;
  contents: Readonly<Record<ContentName, ComponentType<ContentProps>>>;
  questions: Readonly<Record<QuestionName, Question>>;
  reviews: Readonly<Record<SaveReviewName, SaveReviewer> & Record<RemovalReviewName, RemovalReviewer>>;
  icons: Readonly<Record<IconName, IconPicture>>;
  /** Picture of a property or choice by its name; without one, the first letter of its title. */
  GroupIcon: ComponentType<{ property: string; title: string }>;
  /** Command palette, or the list of keys. Loaded when it opens. `opener` gets the focus back. */
  Palette: ComponentType<{ kind: "search" | "keys"; opener?: Element; onClose: () => void }> & {
    load: () => Promise<unknown>;
  };
  /** Popup with the log entries of the failed request in the store. */
  FailedRequestPopup: ComponentType;
  /** Lazy-loads the filter editor of tables. */
  loadFilterEditor: () => Promise<TableFilterEditor>;
}

/** Registry of the pages after sign-in. Pages before it use only a few widgets and icons. */
export type SignedInRegistry = Omit<
  Registry,
  keyof Product | "version" | "renderers" | "Shell" | "Environment" | "belowForms"
>;

/** Always provided, so it has no default. */
export const RegistryContext = createContext<Registry>(undefined as never);

/** Returns the injected product. */
export const useRegistry = (): Registry => useContext(RegistryContext);
