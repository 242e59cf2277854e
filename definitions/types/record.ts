// Common values of all records. Other keys are the fields of the collection.
export interface RecordRow {
  id: string;
  created: string;
  updated: string;
  collectionId: string;
  collectionName: string;
  username?: string;
  email?: string;
  emailVisibility?: boolean;
  verified?: boolean;
}

// Link between an account and an external provider.
export interface LinkedProvider {
  id: string;
  provider: string;
  providerId: string;
}
