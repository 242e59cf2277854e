import { useQuery } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { send } from "../../runtime/api/send";
import { expiryOf } from "../../runtime/model/calls/token";
import { minute } from "../../runtime/model/values/time/spans";
import { serverNow } from "../../runtime/store/server-clock";
import { fileUrl, type FileOwner } from "./file-url";

/** How a stored file is read: its address, undefined while it has none. */
export interface FileUrls {
  urlOf: (record: FileOwner, name: string, thumb?: boolean) => string | undefined;
  /** Why there is no token to read protected files with. */
  error: Error | null;
  retry: () => void;
}

// Half of what is left of its life, at most a minute: one that is in sight must be good for a click.
const renewalIn = (token: string): number => Math.max(1000, Math.min(minute, (expiryOf(token) - serverNow()) / 2));

/**
 * The addresses of stored files. Protected ones have a token that is good for some minutes: one is fetched while such a
 * file is in sight, for all of them, and kept in memory alone.
 */
export function useFileUrls(isProtected: boolean): FileUrls {
  const { data, error, refetch } = useQuery({
    queryKey: [calls.fileToken.route],
    queryFn: ({ signal }) => send(calls.fileToken, {}, { signal }),
    enabled: isProtected,
    gcTime: 0,
    staleTime: ({ state }) => (state.data ? renewalIn(state.data.token) : 0),
    refetchInterval: ({ state }) => (state.data && !state.error ? renewalIn(state.data.token) : false),
    refetchIntervalInBackground: true,
  });
  const token = data?.token;
  return {
    urlOf: (record, name, thumb) =>
      isProtected && token === undefined ? undefined : fileUrl(record, name, thumb, token),
    error: isProtected ? error : null,
    retry: () => void refetch(),
  };
}
