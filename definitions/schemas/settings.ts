import AuthProviders from "./AuthProviders.json";
import Settings from "./Settings.json";
import TestEmail from "./TestEmail.json";
import Tokens from "./Tokens.json";

/** The schemas of pages of settings. */
export const schemas = { AuthProviders, Settings, TestEmail, Tokens };
