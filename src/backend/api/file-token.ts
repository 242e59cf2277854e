import { queryOptions } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { minute } from "../../values/time/moment";
import { expiryOf } from "../calls/token";
import { serverNow } from "../session/server-clock";
import { send } from "./send";

// Renew at half of the remaining lifetime, at most a minute, so that visible links stay valid.
const renewalIn = (token: string): number => Math.max(1000, Math.min(minute, (expiryOf(token) - serverNow()) / 2));

/** Query of the short-lived token for protected files, kept in memory only. */
export const fileTokenQuery = queryOptions({
  queryKey: [calls.fileToken.route],
  queryFn: ({ signal }) => send(calls.fileToken, {}, { signal }),
  gcTime: 0,
  staleTime: ({ state }) => (state.data ? renewalIn(state.data.token) : 0),
  refetchInterval: ({ state }) => (state.data && !state.error ? renewalIn(state.data.token) : false),
  refetchIntervalInBackground: true,
});
