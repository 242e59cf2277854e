import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { environmentName } from "../../../browser/environment";
import { settingsQuery } from "../../../backend/api/queries";

/**
 * Sets the document title: environment, page, application and product, as far as known. Reads the application name from the cache
 * only.
 */
export function useTitle(page?: string): void {
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  const application = page === undefined ? undefined : data?.meta.appName;
  useEffect(() => {
    // First, so that a narrow tab shows it.
    document.title = [environmentName(), page, application, texts.product].filter(Boolean).join(" - ");
  }, [page, application]);
}
