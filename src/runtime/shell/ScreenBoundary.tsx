import { Component, type ReactNode } from "react";
import { words } from "../../../definitions/words";
import { Failed } from "./Blank";

interface BoundaryState {
  fault: string | undefined;
}

/** Keeps a fault in one screen from taking the rest along. */
export class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): BoundaryState {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <main className="page" id="main">
        <Failed title={words.failure.page} reason={fault} onRetry={() => this.setState({ fault: undefined })} />
      </main>
    );
  }
}
