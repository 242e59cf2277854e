import { Component, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { FailedState } from "./EmptyState";

interface BoundaryProps {
  /** What must be done before the same is drawn again. */
  onRetry?: () => void;
  /** What is drawn: with another one the fault is over. */
  of?: string | undefined;
  children: ReactNode;
}

interface BoundaryState extends Pick<BoundaryProps, "of"> {
  fault: string | undefined;
}

/** Keeps a fault in one part from taking the rest along. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: undefined, of: this.props.of };

  static getDerivedStateFromError(fault: unknown): { fault: string } {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, fault: undefined };
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
        <FailedState title={texts.failure.page} reason={fault} onRetry={this.retry} />
      </main>
    );
  }
}
