import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { settingsQuery } from "../../backend/api/queries";
import { backend } from "../../backend/version/backend";
import { readStored } from "../../browser/local-storage";
import { valueAt } from "../../values/json/path";

/** Colours the dashboard as the cached settings say, unless they have the colour of a new backend. */
export function useAccent(): void {
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  const { path, initial } = backend().accentColour;
  const stored = valueAt(data, path);
  const chosen = typeof stored === "string" && stored.toLowerCase() !== initial ? stored : undefined;
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown || (chosen === undefined && readStored(storageKeys.accent) === undefined)) return;
    // Without its file, the own colour stays until the next page.
    import("./apply-accent").then(
      ({ applyAccent }) => applyAccent(chosen),
      () => {},
    );
  }, [isKnown, chosen]);
}
