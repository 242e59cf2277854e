import Admin from "./Admin.json";
import Collection from "./Collection.json";
import Credentials from "./Credentials.json";
import FirstAdmin from "./FirstAdmin.json";
import RecordRow from "./RecordRow.json";
import Settings from "./Settings.json";
import TestEmail from "./TestEmail.json";

/** The schema of every type that a screen may name. */
export const schemas = { Admin, Collection, Credentials, FirstAdmin, RecordRow, Settings, TestEmail };

/** Every format that a text has somewhere: each is the name of a widget. */
export type Format = "email" | "html" | "login" | "password" | "secret" | "web-address";
