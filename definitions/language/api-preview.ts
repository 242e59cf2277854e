import type { Availability, Available, ByVersion } from "./availability";
import type { IconName } from "./names";
import type { Condition } from "./node";
import type { PathTo } from "./path";
import type { StoredFlag } from "./stored-flag";

// What an API does with an item of a sidebar, such as the records of a collection, and how that is told. In a text an
// {insert} is filled in by the runtime; where it is the whole text, it becomes a value of any kind.

/** The button and the panel that tell what the API does with the chosen item; what it tells is loaded when it is opened. */
export interface ApiPreview {
  title: string;
  icon: IconName;
  /** The name of the item's id in the address while the panel is open. */
  addressParam: string;
}

/** What a value in a sample is: JSON, of which texts may have inserts. */
export type SampleValue =
  | string
  | number
  | boolean
  | null
  | readonly SampleValue[]
  | { readonly [key: string]: SampleValue };

/** What a parameter's value is called. */
export type ParameterType = "String" | "Number" | "Boolean" | "Object" | "Array" | "File";

/** A parameter of a path, a query or a body. */
export interface Parameter<Flag extends string = string> {
  name: string;
  type: ParameterType;
  description: string;
  /** It must be given: always, or where this flag of the item is on. */
  required?: true | Flag;
  /** What samples send; without, they leave it out. */
  sample?: SampleValue;
}

/** Parameters, those under a heading where the item is so, or one for each field of the item. */
export type ParameterLine<Flag extends string = string, Where = object | string> =
  | Parameter<Flag>
  | { group: string; where: Where; show: readonly Parameter<Flag>[] }
  /** Where none must be given, what is left out stays as it is stored. */
  | { group: string; eachField: true; optional?: true };

/** An argument of a client's method: in JavaScript in its order, in Dart by its name where it has one. */
export type Argument =
  | { value: SampleValue; name?: string }
  /** A function that is handed an event, and prints these parts of it. */
  | { prints: readonly string[] };

/** A step of sample code. */
export type CodeStep = { comment?: string } & (
  | {
      /** A method of the client for the item's records. */
      method: string;
      /** The result whose client it is: such a call waits until that one is sent. */
      of?: string;
      arguments?: readonly Argument[];
      /** What may be asked for besides: in JavaScript the last argument, in Dart named ones. */
      options?: Readonly<Record<string, SampleValue>>;
      /** The name that the answer gets. */
      result?: string;
    }
  /** A part of the client that is printed. */
  | { print: string }
  /** A part of the client, or of a result, that is run, and the name that its answer gets. */
  | { run: string; of?: string; result?: string; awaited?: true }
);

/** An answer of the backend: what it says, or the refusal that it gives. */
export type AnswerSample<Rule extends string = string, Where = object | string> = {
  status: number;
  /** It comes where the item is so. */
  where?: Where;
} & (
  | { body: SampleValue }
  | {
      message: string;
      /** What it says instead where this rule of the item lets in admins alone. */
      toAdmins?: { rule: Rule; message: string };
      /** The parameter that is at fault, and what is said of it. */
      fault?: { field: string; code: string; message: string };
      /** It comes where this rule of the item lets in admins alone. */
      locked?: Rule;
    }
);

/** One thing that the API does: a tab of its preview. */
export interface Operation<Flag extends string = string, Rule extends string = string, Where = object | string> {
  tab: string;
  /** The method and the path; `:collection` is the item's name. */
  route: `${string} /${string}`;
  /** What stands in place of the method. */
  shownAs?: string;
  /** There is a tab where the item is one of these; without, always. */
  where?: readonly Where[];
  intro: readonly string[];
  /** Said beside the introduction, to be noticed. */
  note?: string;
  /** What is said instead while it is switched off, and a way to the page that switches it on. */
  off?: { while: StoredFlag; note: string; link: { label: string; to: string } };
  /** Whose token is needed: an admin's where one of these rules is locked; always without rules. */
  token?: { note: string } | { admins: string; rules?: readonly Rule[] };
  path?: readonly Parameter<Flag>[];
  query?: readonly Parameter<Flag>[];
  body?: readonly ParameterLine<Flag, Where>[];
  /** What the record that is sent has, where the body is more than a record. */
  record?: readonly ParameterLine<Flag, Where>[];
  /** The body around that record, which is {body}. */
  sends?: SampleValue;
  /** Files may go along, as parts of a form: named after their fields, or with the body as one part and these names. */
  files?: true | { payload: string; named: string };
  /** The call that follows from the first one, for those who use no client. */
  follows?: { route: `${string} /${string}`; body: SampleValue };
  code: readonly CodeStep[];
  /** What the answers are called, if not responses. */
  answersLabel?: string;
  answers: readonly AnswerSample<Rule, Where>[];
}

/** What an API does with an item: what its records are, and each thing that can be done with them. */
export interface Api {
  /** What a record has, with samples. */
  record: readonly ParameterLine[];
  /** Inserts that each item has. */
  words: Readonly<Record<string, string>>;
  /** Where samples that need an admin sign one in: a part of the client. */
  adminClient: string;
  /** The name of the status in a refusal. */
  statusName: string;
  /** In groups, which the list of operations tells apart. */
  operations: readonly (readonly Operation[])[];
  /** The syntax of filters, where a parameter takes one. */
  filter: { parameter: string; sample: string; operators: Readonly<Record<string, string>>; notes: readonly string[] };
}

// Parts that changed have a value for each version, and entries of lists may have an availability.
type Listed<Entry> = readonly (Entry | (Entry & Availability) | Available<Entry>)[];
type WrittenPart<Part> =
  | Part
  | ByVersion<NonNullable<Part>>
  | (Part extends readonly (infer Entry)[] ? Listed<Entry> : never);

/** A line of parameters as it is written. */
export type WrittenLine<Flag extends string = string, Where = object | string> =
  | (Parameter<Flag> & Availability)
  | Available<Parameter<Flag>>
  | (Availability & { group: string; where: Where; show: Listed<Parameter<Flag>> })
  | (Availability & { group: string | ByVersion<string>; eachField: true; optional?: true });

type Lines = "body" | "record";

type WrittenOperation<
  Flag extends string = string,
  Rule extends string = string,
  Where = object | string,
> = Availability & {
  [K in keyof Operation]: K extends Lines
    ? readonly WrittenLine<Flag, Where>[]
    : WrittenPart<Operation<Flag, Rule, Where>[K]>;
};

/** What is written of operations on items of a type: flags, rules and conditions are checked to be theirs. */
export type OperationOn<T> = WrittenOperation<PathTo<T, boolean>, PathTo<T, string | null>, Condition<T>>;

/** What is written of an API. */
export interface ApiDefinition extends Omit<Api, "record" | "operations" | "words" | "adminClient" | "statusName"> {
  record: readonly WrittenLine[];
  operations: readonly (readonly WrittenOperation[])[];
  words: Readonly<Record<string, string | ByVersion<string>>>;
  adminClient: ByVersion<string>;
  statusName: ByVersion<string>;
}
