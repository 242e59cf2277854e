import { useQuery } from "@tanstack/react-query";
import { fileTokenQuery } from "../../backend/api/file-token";
import { fileUrl, type FileOwner } from "./file-url";

/** URLs of stored files; undefined while the token is missing. */
export interface FileUrls {
  urlOf: (record: FileOwner, name: string, thumb?: boolean) => string | undefined;
  /** Error that prevented fetching a token for protected files. */
  error: Error | null;
  retry: () => void;
}

/** Returns the URLs of stored files. Protected files share a short-lived token, fetched while one is visible. */
export function useFileUrls(isProtected: boolean): FileUrls {
  const { data, error, refetch } = useQuery({ ...fileTokenQuery, enabled: isProtected });
  const token = data?.token;
  return {
    urlOf: (record, name, thumb) =>
      isProtected && token === undefined ? undefined : fileUrl(record, name, thumb, token),
    error: isProtected ? error : null,
    retry: () => void refetch(),
  };
}
