import type { CodeStep, Parameter } from "../language/api-preview";
import type { Collection } from "../types/collection";
import { isAuth } from "./record-parameters";

/** Collection of accounts. */
export type Accounts = Collection & Required<Pick<Collection, "passwordAuth" | "oauth2" | "otp" | "mfa">>;

/** Collections of accounts except superusers, who have no providers, are always verified and change their own email. */
export const noSuperusers = { ...isAuth, name: { not: "_superusers" } } as const;

/** Token requirement of an operation that acts as an account. */
export const ofRecord = { note: "Requires record Authorization:TOKEN header" };

/** Backend message for a missing token. */
export const noToken = "{noToken}";

/** Backend message for a token of another collection's account. */
export const foreign = "The request requires auth record from OTHER_COLLECTION collection.";

/** Response to a sign-in. */
export const session = { token: "JWT_TOKEN", record: "{record}" };

/** Returns a required text parameter. */
export const text = (name: string, description: string, sample: string): Parameter<never> => ({
  name,
  type: "String",
  description,
  required: true,
  sample,
});

/** Parameter for the email of an account. */
export const email = text("email", "Email address of the account.", "{email}");

/** Returns the backend's error for a missing required parameter. */
export const isRequired = (field: string) => ({ field, code: "validation_required", message: "Cannot be blank." });

/** Code step that signs an account in. */
export const signIn: CodeStep = {
  method: "authWithPassword",
  arguments: [{ value: "{identity}" }, { value: "{password}" }],
};
