import Admin from "./Admin.json";
import AdminForm from "./AdminForm.json";
import AuthProviders from "./AuthProviders.json";
import Collection from "./Collection.json";
import Credentials from "./Credentials.json";
import FirstAdmin from "./FirstAdmin.json";
import LogEntry from "./LogEntry.json";
import RecordRow from "./RecordRow.json";
import Settings from "./Settings.json";
import TestEmail from "./TestEmail.json";
import Tokens from "./Tokens.json";

/** The schema of every type that a screen may name. */
export const schemas = { Admin, AdminForm, AuthProviders, Collection, Credentials, FirstAdmin, LogEntry, RecordRow, Settings, TestEmail, Tokens };

/** Every format that a text has somewhere: each is the name of a widget. */
export type Format = "email" | "html" | "login" | "new-password" | "password" | "secret" | "token-secret" | "web-address";
