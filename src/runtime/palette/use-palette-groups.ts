import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import type { SettingsPage } from "../../../definitions/language/screen";
import type { TablePage } from "../../../definitions/language/table";
import { paletteLimits } from "../../../definitions/limits/palette";
import { paletteTexts } from "../../../definitions/texts/palette";
import { listQuery, objectQuery, refetchCall } from "../../backend/api/queries";
import { refetchRows } from "../../backend/api/rows-cache";
import { useStoredFlag } from "../../backend/api/use-stored-flag";
import { addressIn } from "../../backend/detection/environment-info";
import { backend } from "../../backend/version/backend";
import { environmentName } from "../../browser/environment";
import { environments } from "../../browser/environments";
import type { Schemas } from "../model/form/schema";
import { itemEntries, itemsPagesIn, pageEntries, type ItemsPage } from "../model/palette/menu-entries";
import { pagesOf } from "../model/palette/menu-pages";
import type { PaletteGroup } from "../model/palette/palette-entry";
import { recentEntries } from "../model/palette/recent-entries";
import { screenEntries } from "../model/palette/screen-entries";
import { settingEntries } from "../model/palette/setting-entries";
import type { SidebarItem } from "../model/table/sidebar-items";
import { pageElsewhere } from "../environments/page-elsewhere";
import { useRegistry } from "../registry/registry";
import { recentPlaces } from "../store/recent-places";
import { useMenu } from "../ui/page/use-menu";
import { lookupGroup } from "./lookup-entry";
import { useScreenAtHand } from "./screen-at-hand";
import { useRowLookup } from "./use-row-lookup";

const { groups: titles } = paletteTexts;

/** Groups of the palette, and the lists that are not searched: still loading, or not loaded. */
export interface PaletteContent {
  groups: readonly PaletteGroup[];
  pending: readonly string[];
  failed: readonly string[];
}

/**
 * Returns everything that the palette finds, in the order in which equal hits are listed. A further kind of entry is a
 * group here.
 */
export function usePaletteGroups(typed: string, schemas: Schemas): PaletteContent {
  const menu = useMenu();
  const { itemsOf, pages, pending, failed } = useItems();
  const here = useHere(itemsOf);
  const row = useRowGroup(typed.trim(), pages, itemsOf);
  const settings = useSettings(schemas);
  const elsewhere = useEnvironments();
  const others = useMemo((): PaletteGroup[] => {
    const recent = recentEntries(recentPlaces().slice(1), menu, itemsOf);
    return [
      { title: titles.recent, entries: recent, atStart: paletteLimits.recentShown, onlyAtStart: true },
      ...pages.map((page) => ({
        title: page.sidebar.label,
        entries: itemEntries(page, itemsOf(page)),
        atStart: paletteLimits.group,
        foundIn: paletteTexts.inField,
      })),
      { title: titles.pages, entries: pageEntries(menu), atStart: paletteLimits.group },
    ];
  }, [menu, pages, itemsOf]);
  return { groups: [...row, settings, here, ...others, elsewhere], pending, failed };
}

/** Returns the pages with a sidebar, and their items as far as they are loaded. */
function useItems() {
  const menu = useMenu();
  const queries = useQueryClient();
  const pages = useMemo(() => itemsPagesIn(menu), [menu]);
  const [lists, setLists] = useState(
    () =>
      new Map<string, readonly SidebarItem[] | undefined>(
        pages.map((page) => [page.route, queries.getQueryData(listQuery(page.sidebar.list).queryKey)]),
      ),
  );
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const { route, sidebar } of pages)
      void queries.ensureQueryData(listQuery(sidebar.list)).then(
        (items) => setLists((all) => (all.get(route) === items ? all : new Map([...all, [route, items]]))),
        () => setFailed((names) => [...names, sidebar.label]),
      );
  }, [pages, queries]);
  return useMemo(() => {
    const itemsOf = ({ route }: ItemsPage): readonly SidebarItem[] => lists.get(route) ?? none;
    const missing = pages.filter(({ route }) => !lists.get(route)).map(({ sidebar }) => sidebar.label);
    return { pages, itemsOf, pending: missing.filter((name) => !failed.includes(name)), failed };
  }, [pages, lists, failed]);
}

const none: readonly SidebarItem[] = [];

function useHere(itemsOf: (page: ItemsPage) => readonly SidebarItem[]): PaletteGroup {
  const queries = useQueryClient();
  const { screen, query } = useScreenAtHand();
  const sidebar = screen?.kind === "table" ? screen.sidebar : undefined;
  const hidden = useStoredFlag(sidebar?.editor?.hiddenWhile);
  const refresh = ({ list: call }: TablePage, itemId: string | undefined): void => {
    refetchRows(queries, { call, itemId });
    if (sidebar) refetchCall(queries, sidebar.list);
  };
  const items = sidebar ? itemsOf(screen as ItemsPage) : none;
  const entries = screenEntries({ screen, query, items, editable: hidden === false, refresh });
  return { title: titles.here, entries, atStart: paletteLimits.group };
}

function useSettings(schemas: Schemas): PaletteGroup {
  const menu = useMenu();
  const queries = useQueryClient();
  return useMemo(() => {
    const pages = menu.flatMap(pagesOf).filter((page): page is SettingsPage => page.kind === "settings");
    const entries = pages.flatMap((page) =>
      settingEntries(page, schemas, queries.getQueryData(objectQuery(page.read).queryKey)),
    );
    return { title: titles.settings, entries, foundIn: paletteTexts.inHelp };
  }, [menu, queries, schemas]);
}

/** Returns the group of the other environments. Each opens the page at hand there. */
function useEnvironments(): PaletteGroup {
  const { screens } = useRegistry();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const entries = environments()
    .filter(({ name }) => name !== environmentName())
    .map(({ name, host }) => ({
      key: `environment ${name}`,
      label: name,
      icon: "network" as const,
      within: host,
      runClosed: () => window.location.assign(addressIn(name, pageElsewhere(queries, screens, pathname, search))),
    }));
  return { title: titles.environments, entries, atStart: paletteLimits.group };
}

/** Returns the group that searches for a row, if an id was typed. The item at hand is searched first. */
function useRowGroup(
  typed: string,
  pages: readonly ItemsPage[],
  itemsOf: (page: ItemsPage) => readonly SidebarItem[],
): PaletteGroup[] {
  const { screen, query } = useScreenAtHand();
  const { lookup, start, stop } = useRowLookup();
  if (typed.length !== backend().idLength || !/^[\w-]+$/.test(typed)) return [];
  const lookups = pages
    .filter(({ relations }) => relations !== undefined)
    .flatMap((page) => itemsOf(page).map((item) => ({ page, item })));
  const isAtHand = ({ page, item }: (typeof lookups)[number]): boolean =>
    page === screen && query.get(page.sidebar.addressParam) === item.id;
  const sorted = lookups.toSorted((one, other) => Number(isAtHand(other)) - Number(isAtHand(one)));
  return lookups.length > 0 ? [lookupGroup({ id: typed, lookups: sorted, lookup, start, stop })] : [];
}
