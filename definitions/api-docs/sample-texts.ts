import { byVersion } from "../language/availability";
import { generic } from "../backend/backend-limits";
import { roleNames } from "../backend/backend-names";

/** Backend message for non-admins at a locked rule. */
export const onlyAdmins = "Only {admins} can perform this action.";
/** Backend message for a missing record. */
export const notFound = "The requested resource wasn't found.";
/** Documentation note for operations that need an admin token. */
export const needsAdmin = "Requires {admin} Authorization:TOKEN header";

const invalid = "An error occurred while validating the submitted data.";

/** Template values in the API documentation that differ by version. */
export const sampleWords = {
  ...roleNames,
  mostRecords: byVersion({ "v0.8": "500", "v0.23": "1000" }),
  badFilter: byVersion({ "v0.8": "Invalid filter parameters.", "v0.20": generic.message }),
  notUpdated: byVersion({ "v0.8": generic.message, "v0.23": "Failed to update record." }),
  notCreatedByAdmin: byVersion({ "v0.8": generic.message, "v0.23": "Failed to create record." }),
  missing: byVersion({ "v0.8": "Missing required value.", "v0.23": "Cannot be blank." }),
  neverBlank: byVersion({ "v0.8": "username", "v0.23": "password" }),
  noToken: byVersion({
    "v0.8": "The request requires valid record authorization token to be set.",
    "v0.23": "The request requires valid record authorization token.",
  }),
  notAuthenticated: byVersion({ "v0.8": "Failed to authenticate.", "v0.12": generic.message, "v0.23": invalid }),
  notLinked: byVersion({
    "v0.8": "Failed to authenticate.",
    "v0.12": generic.message,
    "v0.23": "An error occurred while loading the submitted data.",
  }),
  invalid: byVersion({ "v0.8": "An error occurred while validating the form.", "v0.23": invalid }),
  unconfirmed: byVersion({
    "v0.8": "An error occurred while submitting the form.",
    "v0.9": generic.message,
    "v0.23": invalid,
  }),
  passwordNotSet: byVersion({ "v0.8": "Failed to set new password.", "v0.9": generic.message, "v0.23": invalid }),
  emailNotAsked: byVersion({ "v0.8": "Failed to request email change.", "v0.9": generic.message, "v0.23": invalid }),
  emailNotSet: byVersion({ "v0.8": "Failed to confirm email change.", "v0.9": generic.message, "v0.23": invalid }),
} as const;
