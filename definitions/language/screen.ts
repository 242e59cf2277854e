import type { ReadCall, SendCall, StepCall } from "./call-kinds";
import type { ContentName, IconName, QuestionName } from "./names";
import type { MenuPage } from "./menu";
import type { Line } from "./line";
import type { Popup } from "./popup";
import type { TablePage } from "./table";

/** A page that edits groups of one stored object: read, changed, saved or taken back. */
export interface SettingsPage extends MenuPage {
  kind: "settings";
  type: string;
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

/** A page that is neither a form nor a table: what fills it is named, and drawn by the widgets. */
export interface ContentPage extends MenuPage {
  kind: "content";
  /** What its name is marked with. */
  badge?: string;
  content: ContentName;
}

/** The token that a mail leads to a page with: the type of account that it is for, and what it must say beside that. */
export interface MailToken {
  account: string;
  claims: readonly string[];
  /** The flags that it must have, and how they must be. */
  flags?: Readonly<Record<string, boolean>>;
  /** The claims that are email addresses: a page shows them. */
  emails: readonly string[];
}

/**
 * What is said once the calls of a page are made, a paragraph each: there, or on the page that it leads to. A {name} is
 * a value of the form, or what the token says.
 */
export interface Outcome {
  says: readonly string[];
  leadsTo?: string;
}

/**
 * What a refusal of a step means, by its status, its sentence and a part that it has. It is told in its own words, at a
 * field or for the whole form; or one goes on elsewhere, as with a challenge that asks for more.
 */
export interface Refusal {
  status: number;
  /** The backend's own sentence, where only that tells it from others. */
  message?: string;
  /** The path of a part that the answer has, where only that tells it from others. */
  has?: string;
  says?: string;
  /** The field at which it is told. */
  at?: string;
  /** The link that led here is of no use any more: no other try would mend it. */
  endsLink?: true;
  leadsTo?: string;
  /** What the page there goes on with: its names, by the paths of the form or else of the answer. */
  hands?: Readonly<Record<string, string>>;
}

/** A call that a page before the session makes: with what its form has, or a part of it, and what the token says. */
export interface Step {
  call: StepCall;
  /** What the call sends, by the paths of the form; without it all that the form has. */
  from?: Readonly<Record<string, string>>;
  /** The parts of its path, by what the token says. */
  path?: Readonly<Record<string, string>>;
  /** The call is made in the name of the address's token. */
  authorizedBy?: "token";
  failureText?: string;
  /** What refusals of it mean: the first that fits. */
  refusals?: readonly Refusal[];
}

/**
 * How a page goes on from another one, with what that hands on: a step is made as it opens, and again by a button.
 * Without what is handed on one is led back.
 */
export interface Continuation {
  step: Step;
  /** What the form begins with beside what is handed on: its paths, by those of the step's answer. */
  gives: Readonly<Record<string, string>>;
  wait: string;
  /** What is said once the step is made, at first and again. A {name} is what was handed on. */
  says: { first: string; again: string };
  again: string;
  back: { label: string; to: string };
}

/** A form before the session: it makes its calls one after the other. Unless it ends in words, the last answer is the session. */
export interface SignedOutPage {
  kind: "signedOut";
  type: string;
  /** The address of the form, or none when a flag in the address shows it. */
  route?: string;
  flag?: string;
  /** Other addresses of the same page. */
  alsoAt?: readonly string[];
  /** It is for the application's own users, who know of no dashboard; an admin who is signed in may open it, too. */
  forAnyone?: true;
  /** Where a new mail is asked for, when the token is of no use. */
  newMail?: { label: string; to: string };
  /** How one comes by another link, where it is no mail that has it. */
  newLink?: string;
  /** What its address has as ":token", which becomes the form's "token". What it says itself is judged before anything is sent. */
  token?: MailToken;
  heading: string;
  /** A {name} in it is what the token says; {minutes} is how long it is good for. */
  intro?: string;
  fields: readonly Line[];
  /** Fields that the address may fill in, by the name they have there. */
  prefill?: Readonly<Record<string, string>>;
  /** The field that begins with the email of an admin whose session has ended by itself. */
  emailField?: string;
  /** Without a button the calls are made as the page opens. */
  submit?: { label: string; icon?: IconName };
  calls: readonly Step[];
  /** What is said once the backend takes this from strangers no more, and the link that leads away then. */
  overtaken?: { says: string; link: string };
  done?: Outcome;
  /** It goes on from another page. */
  continues?: Continuation;
  /** Where else one may want to go from here. */
  back?: { label: string; to: string };
}

/** A page that only says something. */
export interface MessagePage {
  kind: "message";
  icon: IconName;
  title: string;
  link: { label: string; to: string };
}

/** Everything with an address. */
export type Screen = SettingsPage | ContentPage | SignedOutPage | TablePage | MessagePage;

/** A part of the side menu: a group of pages, opened at its first one. */
export interface MenuSection {
  label: string;
  icon: IconName;
  /** Pages in labelled groups, listed beside each other's content. */
  groups: readonly { label?: string; badge?: string; pages: readonly (SettingsPage | ContentPage | TablePage)[] }[];
}
