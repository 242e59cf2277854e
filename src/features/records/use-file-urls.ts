import { useQuery } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { send } from "../../backend/api/send";
import { expiryOf } from "../../backend/calls/token";
import { minute } from "../../values/time/moment";
import { serverNow } from "../../backend/session/server-clock";
import { fileUrl, type FileOwner } from "./file-url";

/** URLs of stored files; undefined while the token is missing. */
export interface FileUrls {
  urlOf: (record: FileOwner, name: string, thumb?: boolean) => string | undefined;
  /** Error that prevented fetching a token for protected files. */
  error: Error | null;
  retry: () => void;
}

// Renew at half of the remaining lifetime, at most a minute, so that visible links stay valid.
const renewalIn = (token: string): number => Math.max(1000, Math.min(minute, (expiryOf(token) - serverNow()) / 2));

/**
 * Returns the URLs of stored files. Protected files share a short-lived token, fetched while one is visible and kept in
 * memory only.
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
