// A scalar names a kind of text or number. Its format is the name of the widget that edits it.

/** @format secret */
export type Secret = string;

// The key that tokens of a kind are signed with: a new one ends all tokens that were issued before.
/** @format token-secret
 *  @initially a random text */
export type TokenSecret = string;

/** @format password */
export type Password = string;

// The address that one signs in with: the browser may fill it in.
/** @format login */
export type Login = string;

/** @format email */
export type Email = string;

// Not the usual "url": that one refuses localhost and addresses without a scheme, which the backend takes.
/** @format web-address */
export type WebAddress = string;

/** @format html */
export type Html = string;

// Up to the last whole number that a browser counts exactly: it would send another than was typed.
/** @asType integer @minimum 0 @maximum 9007199254740991 */
export type Count = number;

/** @asType integer @minimum 1 @maximum 65535 */
export type Port = number;

// A password for an account that is being made or changed.
/** @format new-password */
export type NewPassword = string;

/** @asType integer @minimum 0 @maximum 9 */
export type Avatar = number;
