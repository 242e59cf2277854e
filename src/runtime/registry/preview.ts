import { createContext, useContext, type ComponentType } from "react";
import type { Row } from "./cell";

/** What the panel that tells what the API does is told: of which item, and which of its tabs is chosen. */
export interface PreviewProps {
  title: string;
  item: Row;
  tabs: { tab: string | undefined; chooseTab: (title: string) => void };
  onClose: () => void;
}

interface Preview {
  draw: ComponentType<PreviewProps>;
}

export const PreviewContext = createContext<Preview>(undefined as never);

/** The panel that tells what the API does. */
export const usePreview = (): Preview => useContext(PreviewContext);
