/** A field of an exchanged collection. Whatever else it has stays with it. */
export interface ExchangedField extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** A collection as it is exported and imported. Whatever else it has stays with it. */
export interface Exchanged extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** The fields of a collection; none where it has no list of them. */
export const fieldsOf = ({ schema }: Readonly<Record<string, unknown>>): readonly ExchangedField[] =>
  Array.isArray(schema) ? (schema as readonly ExchangedField[]) : [];

/** A collection without the moments at which it was made and changed, which are its own in each environment. */
export const withoutMoments = ({ created: _created, updated: _updated, ...rest }: object & Moments): Exchanged =>
  rest as unknown as Exchanged;

interface Moments {
  created?: unknown;
  updated?: unknown;
}

/** A configuration as it is written for people. */
export const writtenOut = (list: readonly object[]): string => JSON.stringify(list, null, 4);
