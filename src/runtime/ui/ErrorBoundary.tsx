import { Component, type ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { FailedState } from "./EmptyState";

interface BoundaryProps {
  /** What surrounds the failure, where what failed would have brought its own surroundings. */
  frame?: (failure: ReactNode) => ReactNode;
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

  private readonly retry = (): void => this.setState({ fault: undefined });

  override render(): ReactNode {
    const { fault } = this.state;
    const { frame = same, children } = this.props;
    if (fault === undefined) return children;
    return frame(<FailedState title={texts.failure.page} reason={fault} onRetry={this.retry} />);
  }
}

const same = (failure: ReactNode): ReactNode => failure;
