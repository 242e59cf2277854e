// What the backend says of itself. It tells a superuser more than a guest, since v0.23.
export interface Health {
  data?: {
    /** The address from which it was called, as the backend sees it. */
    realIP?: string;
    /** The header in which a proxy seems to say another one; blank without. */
    possibleProxyHeader?: string;
    /** No backup is being made or restored. */
    canBackup?: boolean;
  };
}

// Which storage is tried.
export interface StorageTest {
  filesystem: "storage" | "backups";
}
