import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import settingsSchema from "../../../definitions/schemas/Settings.json";
import { newerNotice } from "../../../definitions/texts/backend";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { apiBase } from "../../backend/api/base-url";
import { collectionsQuery, settingsQuery } from "../../backend/api/queries";
import type { Schema } from "../model/form/schema";
import { findUnknownValues } from "../model/form/unknown-in";
import { interpolate } from "../../values/text/text";
import { backend } from "../../backend/version/backend";
import { nameOfRange } from "../../backend/version/version-range";
import { useRegistry } from "../registry/registry";
import { tryWriteText, readText } from "../../browser/browser-storage";
import { showToast } from "../../browser/toasts";

/** Warns once per backend and unknown name that the backend is newer than the newest supported version. */
export function NewerNotice(): ReactNode {
  const unknown = useUnknownNames();
  useEffect(() => {
    const known = new Set(readText(storageKeys.newer)?.split("\n"));
    const fresh = unknown.map((name) => `${apiBase().href} ${name}`).filter((name) => !known.has(name));
    if (fresh.length === 0) return;
    tryWriteText(storageKeys.newer, [...known, ...fresh].join("\n"));
    showToast("warning", interpolate(newerNotice, { name: nameOfRange([backend().version]) }));
  }, [unknown]);
  return null;
}

/** Returns unknown settings keys and field types, from the data already loaded. */
function useUnknownNames(): readonly string[] {
  const { fieldTypes } = useRegistry();
  const { data: settings } = useQuery({ ...settingsQuery, enabled: false });
  const { data: collections } = useQuery({ ...collectionsQuery, enabled: false });
  return useMemo(() => {
    const keys = findUnknownValues(settings, settingsSchema as Schema).map(([path]) => path);
    const types = (collections ?? []).flatMap(({ fields }) => fields.map(({ type }) => type));
    return [...keys, ...new Set(types.filter((type) => !Object.hasOwn(fieldTypes.types, type)))];
  }, [settings, collections, fieldTypes]);
}
