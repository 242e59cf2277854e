import { useEffect, type ReactNode } from "react";
import { placeOf } from "../model/palette/recent-place";
import { rememberPlace } from "../store/recent-places";
import { useScreenAtHand } from "./screen-at-hand";

/** Remembers the pages, items and rows that are visited. */
export function RecentPlaces(): ReactNode {
  const { screen, query } = useScreenAtHand();
  const place = placeOf(screen, query);
  useEffect(() => {
    if (place !== undefined) rememberPlace(place);
  }, [place]);
  return null;
}
