import { Component, type ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { Failed } from "./Blank";

interface BoundaryProps {
  /** What must be done before the same is drawn again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a fault in one part from taking the rest along. */
export class ScreenBoundary extends Component<BoundaryProps, { fault: string | undefined }> {
  override state: { fault: string | undefined } = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): { fault: string } {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ fault: undefined });
  };

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <main className="page" id="main">
        <Failed title={words.failure.page} reason={fault} onRetry={this.retry} />
      </main>
    );
  }
}
