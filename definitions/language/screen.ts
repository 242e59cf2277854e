import type { ReadCall, SendCall } from "./call-kinds";
import type { IconName, QuestionName } from "./names";
import type { MenuPage } from "./menu";
import type { Line } from "./line";
import type { TablePage } from "./table";

/** A small form over the page that ends in one call. */
export interface Popup {
  type: string;
  title: string;
  fields: readonly Line[];
  /** Paths that are remembered in local storage, and under which key. */
  remember?: Readonly<Record<string, string>>;
  submit: { label: string; icon?: IconName; call: SendCall; success: string };
}

/** A page that edits groups of one stored object: read, changed, saved or taken back. */
export interface SettingsPage extends MenuPage {
  kind: "settings";
  type: string;
  parent: string;
  read: ReadCall;
  save: SendCall;
  intro?: string;
  fields: readonly Line[];
  /** What stands in the save bar while nothing has changed. */
  whenClean?: { button: string; icon: IconName; opens: Popup };
  success: string;
  /** What is asked before a save whose consequences go beyond the page. */
  confirmBefore?: readonly QuestionName[];
  /** A change at this path ends the session: the question asks before the save, the sentence says so at the sign-in page. */
  endsSession?: { path: string; question: string; reason: string };
}

/** A form before the session: it makes its calls one after the other, and the last one's answer is the session. */
export interface SignedOutPage {
  kind: "signedOut";
  type: string;
  /** The address of the form, or none when a flag in the address shows it. */
  route?: string;
  flag?: string;
  heading: string;
  intro?: string;
  fields: readonly Line[];
  /** Fields that the address may fill in, by the name they have there. */
  prefill?: Readonly<Record<string, string>>;
  /** The field that begins with the email of an admin whose session has ended by itself. */
  emailField?: string;
  submit: { label: string; icon: IconName };
  calls: readonly { call: SendCall; from?: Readonly<Record<string, string>>; failureText?: string }[];
}

/** A page that only says something. */
export interface MessagePage {
  kind: "message";
  icon: IconName;
  title: string;
  link: { label: string; to: string };
}

/** Everything with an address. */
export type Screen = SettingsPage | SignedOutPage | TablePage | MessagePage;

/** A part of the side menu: a group of pages, opened at its first one. */
export interface MenuSection {
  label: string;
  icon: IconName;
  /** Pages in labelled groups, listed beside each other's content. */
  groups: readonly { label?: string; pages: readonly (SettingsPage | TablePage)[] }[];
}
