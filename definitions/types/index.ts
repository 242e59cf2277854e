import type { Admin, Credentials, FirstAdmin } from "./admin";
import type { Collection } from "./collection";
import type { RecordRow } from "./record";
import type { Settings } from "./settings";
import type { TestEmail } from "./test-email";

// Every type that a screen may name. Each becomes one schema.
export interface Types {
  Admin: Admin;
  Collection: Collection;
  Credentials: Credentials;
  FirstAdmin: FirstAdmin;
  RecordRow: RecordRow;
  Settings: Settings;
  TestEmail: TestEmail;
}
