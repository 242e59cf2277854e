import type { TokenSecret } from "./scalars";

// Every kind of token, in the order the page shows them.
export interface Tokens {
  /** @title Auth record authentication token */
  recordAuthToken: TokenKind;
  /** @title Auth record email verification token */
  recordVerificationToken: TokenKind;
  /** @title Auth record password reset token */
  recordPasswordResetToken: TokenKind;
  /** @title Auth record email change token */
  recordEmailChangeToken: TokenKind;
  /** @title Admins auth token */
  adminAuthToken: TokenKind;
  /** @title Admins password reset token */
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
