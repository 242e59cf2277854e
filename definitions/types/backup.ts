/** A backup that the backend has stored. */
export interface StoredBackup {
  /** The name of its file. */
  key: string;
  /** In bytes. */
  size: number;
  modified: string;
}

// A backup that is to be made.
export interface NewBackup {
  /** @title Name
   *  @description Lowercase letters, digits, "_" and "-", then ".zip". Leave blank to generate one. */
  name?: string;
}
