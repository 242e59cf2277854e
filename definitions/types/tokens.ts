import type { TokenSecret } from "./scalars";

// All token kinds, in display order.
export interface Tokens {
  /** @title Auth record authentication token
   *  @initially { duration: 1209600 } */
  recordAuthToken: TokenOptions;
  /** @title Auth record email verification token
   *  @initially { duration: 604800 } */
  recordVerificationToken: TokenOptions;
  /** @title Auth record password reset token
   *  @initially { duration: 1800 } */
  recordPasswordResetToken: TokenOptions;
  /** @title Auth record email change token
   *  @initially { duration: 1800 } */
  recordEmailChangeToken: TokenOptions;
  /** @title Auth record file access token
   *  @since v0.15 */
  recordFileToken: TokenOptions;
  /** @title Admins auth token
   *  @initially { duration: 1209600 } */
  adminAuthToken: TokenOptions;
  /** @title Admins password reset token
   *  @initially { duration: 1800 } */
  adminPasswordResetToken: TokenOptions;
  /** @title Admins file access token
   *  @since v0.15 */
  adminFileToken: TokenOptions;
}

export interface TokenOptions {
  /** @title duration (in seconds)
   *  @asType integer
   *  @minimum 5
   *  @maximum 63072000 */
  duration: number;
  /** @title Invalidate all previously issued tokens */
  secret?: TokenSecret;
}
