// A scalar names a kind of text or number. Its format is the name of the widget that edits it.

/** @format secret
 *  @secret true */
export type Secret = string;

// The key that tokens of a kind are signed with: a new one ends all tokens that were issued before.
/** @format token-secret
 *  @secret true
 *  @initially a random text */
export type TokenSecret = string;

/** @format password
 *  @secret true */
export type Password = string;

// A code from a mail: the browser may offer it.
/** @format one-time-code */
export type OneTimeCode = string;

// The address that one signs in with: the browser may fill it in.
/** @format login */
export type Login = string;

/** @format email */
export type Email = string;

// Not the usual "url": that one refuses localhost and addresses without a scheme, which the backend takes.
/** @format web-address */
export type WebAddress = string;

// What machines compare letter by letter: copied from elsewhere it often has blanks around it, which no host or key has.
/** @format trimmed-text */
export type Trimmed = string;

/** @format html */
export type Html = string;

// Up to the last whole number that a browser counts exactly: it would send another than was typed.
/** @asType integer @minimum 0 @maximum 9007199254740991 */
export type Count = number;

/** @asType integer @minimum 1 @maximum 65535 */
export type Port = number;

// A password for an account that is being made or changed.
/** @format new-password
 *  @secret true */
export type NewPassword = string;

/** @asType integer @minimum 0 @maximum 9 */
export type Avatar = number;

// Null: admins only. An empty text: everyone. Otherwise a filter expression.
/** @format rule */
export type Rule = string | null;

// Here an empty text is refused: nobody is to manage everything.
/** @format manage-rule */
export type ManageRule = string | null;

/** @asType integer @minimum 1 @maximum 9007199254740991 */
export type AtLeastOne = number;

// A moment in UTC, as "2022-12-04 09:41:07".
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

// An IP address, or a subnet such as 10.0.0.0/8.
/** @format network-address */
export type NetworkAddress = string;
