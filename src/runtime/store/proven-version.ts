import { create } from "zustand";
import type { Version } from "../../../definitions/language/versions";

/** Version confirmed by the settings, in this session or an earlier one. */
export const useProvenVersion = create<{ version: Version | undefined }>(() => ({ version: undefined }));
