import type { QueryClient } from "@tanstack/react-query";
import type { Screen } from "../../../definitions/language/screen";
import { listQuery } from "../../backend/api/queries";
import { readAddress } from "../model/table/address";
import { itemName, itemNamed } from "../model/table/sidebar-items";

/**
 * Returns the hash of the same page in another environment. The item of a sidebar is named, because its id differs
 * there; filters, sort and panels stay here.
 */
export function pageElsewhere(
  queries: QueryClient,
  screens: Readonly<Record<string, Screen>>,
  pathname: string,
  search: string,
): string {
  const page = Object.values(screens).find((screen) => "route" in screen && screen.route === pathname);
  // Addresses of mails have a token, which belongs to this environment.
  if (!page || page.kind === "signedOut") return "";
  if (page.kind !== "table" || !page.sidebar) return `#${pathname}`;
  const { item } = readAddress(page, new URLSearchParams(search));
  const items = queries.getQueryData(listQuery(page.sidebar.list).queryKey) ?? [];
  const chosen = itemNamed(items, item, page.sidebar);
  const name = chosen && new URLSearchParams({ [page.sidebar.addressParam]: itemName(chosen, page.sidebar) });
  return `#${pathname}${name ? `?${name.toString()}` : ""}`;
}
