import { useMemo } from "react";
import type { MenuSection } from "../../../../definitions/language/screen";
import { environments } from "../../../browser/environments";
import { useRegistry } from "../../registry/registry";

type MenuItem = MenuSection["groups"][number]["pages"][number];

const needsOthers = (page: MenuItem): boolean => page.kind === "content" && page.forSeveralBackends === true;

/** Returns the sections of the menu. Pages about several backends are only in it if there are several. */
export function useMenu(): readonly MenuSection[] {
  const { menu } = useRegistry();
  const areSeveral = environments().length > 1;
  return useMemo(
    () =>
      menu.map(({ groups, ...section }) => ({
        ...section,
        groups: groups.map((group) => ({
          ...group,
          pages: group.pages.filter((page) => areSeveral || !needsOthers(page)),
        })),
      })),
    [menu, areSeveral],
  );
}
