// What every record has. Its other keys are the fields of its collection.
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

// A way in which an account signs in through another service.
export interface LinkedProvider {
  id: string;
  provider: string;
  providerId: string;
}
