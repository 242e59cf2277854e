import type { TokenSecret } from "./scalars";

// Every kind of token, in the order the page shows them.
export interface Tokens {
  /** @title Auth record authentication token
   *  @initially { duration: 1209600 } */
  recordAuthToken: TokenKind;
  /** @title Auth record email verification token
   *  @initially { duration: 604800 } */
  recordVerificationToken: TokenKind;
  /** @title Auth record password reset token
   *  @initially { duration: 1800 } */
  recordPasswordResetToken: TokenKind;
  /** @title Auth record email change token
   *  @initially { duration: 1800 } */
  recordEmailChangeToken: TokenKind;
  /** @title Admins auth token
   *  @initially { duration: 1209600 } */
  adminAuthToken: TokenKind;
  /** @title Admins password reset token
   *  @initially { duration: 1800 } */
  adminPasswordResetToken: TokenKind;
}

export interface TokenKind {
  /** @title duration (in seconds)
   *  @asType integer
   *  @minimum 5
   *  @maximum 63072000 */
  duration: number;
  /** @title Invalidate all previously issued tokens */
  secret?: TokenSecret;
}
