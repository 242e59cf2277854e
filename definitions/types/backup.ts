/** Stored backup. */
export interface StoredBackup {
  /** File name. */
  key: string;
  /** In bytes. */
  size: number;
  modified: string;
}

// Backup to create.
export interface NewBackup {
  /** @title Name
   *  @description Lowercase letters, digits, "_" and "-", then ".zip". Leave blank to generate one. */
  name?: string;
}
