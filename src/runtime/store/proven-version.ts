import { create } from "zustand";
import type { Version } from "../../../definitions/language/versions";

/** The version that the settings have shown the backend to be of, now or when its address was last used. */
export const useProvenVersion = create<{ version: Version | undefined }>(() => ({ version: undefined }));
