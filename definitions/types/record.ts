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
