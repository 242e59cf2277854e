import AuthProviders from "./AuthProviders.json";
import NewBackup from "./NewBackup.json";
import Settings from "./Settings.json";
import TestEmail from "./TestEmail.json";
import Tokens from "./Tokens.json";

/** Schemas for the settings pages. */
export const schemas = { AuthProviders, NewBackup, Settings, TestEmail, Tokens };
