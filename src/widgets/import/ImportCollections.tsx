import type { ReactNode } from "react";

/** The import. */
export const ImportCollections = (): ReactNode => null;
