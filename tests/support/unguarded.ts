/** Observers of calls that do nothing, as without the guard of a session. */
export const unguarded = {
  onAnswer: () => {},
  servesGuests: () => false,
  isProven: () => true,
  isAlive: () => Promise.resolve(true),
  onEnded: () => {},
  onForbidden: () => {},
  onMissingRoute: () => {},
};
