/** Message of the page that navigated here, and the email of the account it concerns. */
export interface ArrivalNotice {
  said?: string | undefined;
  /** True unless the message reports a success. */
  isProblem?: boolean;
  email?: string | undefined;
}

/** Reads the message from the router's location state. */
export const readArrivalNotice = ({ state }: { state: unknown }): ArrivalNotice =>
  typeof state === "object" && state !== null ? state : {};
