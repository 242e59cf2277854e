// Status of the backend. Since v0.23 superusers get more than guests.
export interface Health {
  data?: {
    /** Client address as the backend sees it. */
    realIP?: string;
    /** Proxy header that seems to have another address. Blank if none. */
    possibleProxyHeader?: string;
    /** Whether no backup or restore is running. */
    canBackup?: boolean;
  };
}

// Storage to test.
export interface StorageTest {
  filesystem: "storage" | "backups";
}
