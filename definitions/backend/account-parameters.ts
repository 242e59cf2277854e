import type { CodeStep, Parameter } from "../language/api-preview";
import type { Collection } from "../types/collection";
import { isAuth } from "./record-parameters";

/** A collection of accounts. */
export type Accounts = Collection & Required<Pick<Collection, "passwordAuth" | "oauth2" | "otp" | "mfa">>;

/** Accounts but superusers, who have no providers, are verified from the start, and change their emails themselves. */
export const noSuperusers = { ...isAuth, name: { not: "_superusers" } } as const;

/** An operation that needs the token of an account. */
export const ofRecord = { note: "Requires record Authorization:TOKEN header" };

/** The backend's message where the token is missing. */
export const noToken = "{noToken}";

/** The backend's message where the token belongs to an account of another collection. */
export const foreign = "The request requires auth record from OTHER_COLLECTION collection.";

/** The answer to a sign-in. */
export const session = { token: "JWT_TOKEN", record: "{record}" };

/** A text that must be given. */
export const text = (name: string, description: string, sample: string): Parameter<never> => ({
  name,
  type: "String",
  description,
  required: true,
  sample,
});

/** The email of an account. */
export const email = text("email", "Email address of the account.", "{email}");

/** The refusal of a parameter that must be given. */
export const isRequired = (field: string) => ({ field, code: "validation_required", message: "Cannot be blank." });

/** The step that signs an account in. */
export const signIn: CodeStep = {
  method: "authWithPassword",
  arguments: [{ value: "{identity}" }, { value: "{password}" }],
};
