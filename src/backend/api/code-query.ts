import { queryOptions } from "@tanstack/react-query";

/** Returns the query of code that loads on first use. Functions cannot be compared structurally. */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: ["code", name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
