// A scalar names a kind of text or number. Its format is the name of the widget that edits it.

/** @format secret
 *  @secret true */
export type Secret = string;

// Signing key of a token kind. A new one invalidates all earlier tokens.
/** @format token-secret
 *  @secret true
 *  @initially a random text */
export type TokenSecret = string;

/** @format password
 *  @secret true */
export type Password = string;

// Code from an email, which browsers can autofill.
/** @format one-time-code */
export type OneTimeCode = string;

// Sign-in email, which browsers can autofill.
/** @format login */
export type Login = string;

/** @format email */
export type Email = string;

// Not the usual "url", which rejects localhost and addresses without a scheme. The backend accepts them.
/** @format web-address */
export type WebAddress = string;

// Machine-compared text. Pasted values often have spaces around them, which no host or key has.
/** @format trimmed-text */
export type Trimmed = string;

/** @format html */
export type Html = string;

// Up to the largest safe integer: beyond it a browser would send another number.
/** @asType integer @minimum 0 @maximum 9007199254740991 */
export type Count = number;

/** @asType integer @minimum 1 @maximum 65535 */
export type Port = number;

// Password of a new or changed account.
/** @format new-password
 *  @secret true */
export type NewPassword = string;

/** @asType integer @minimum 0 @maximum 9 */
export type Avatar = number;

// Null: admins only. Empty text: everyone. Otherwise a filter expression.
/** @format rule */
export type Rule = string | null;

// Must not be empty: the manage rule cannot be open to everyone.
/** @format manage-rule */
export type ManageRule = string | null;

/** @asType integer @minimum 1 @maximum 9007199254740991 */
export type AtLeastOne = number;

// Time in UTC, as "2022-12-04 09:41:07".
/** @format utc-date-time */
export type DateTime = string;

/** @format domain */
export type Domain = string;

/** @format go-pattern */
export type GoPattern = string;

/** @format thumb-size */
export type ThumbSize = string;

/** @format collection-id */
export type CollectionId = string;

/** @format hex-colour */
export type HexColour = string;

// IP address, or a subnet such as 10.0.0.0/8.
/** @format network-address */
export type NetworkAddress = string;
