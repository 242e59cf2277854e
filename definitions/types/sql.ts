/** Answer to an SQL statement. Every value is a text, or null. */
export interface SqlAnswer {
  /** In milliseconds. */
  execTime: number;
  /** 0 for statements that the backend takes for a query. */
  affectedRows: number;
  columns: readonly SqlColumn[];
  rows: readonly (readonly (string | null)[])[];
}

/** Column of an answer. The type is blank for expressions. */
export interface SqlColumn {
  name: string;
  type: string;
  nullable: boolean;
}
