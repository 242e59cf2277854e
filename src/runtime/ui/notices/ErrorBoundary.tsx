import { Component, type ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { interpolate } from "../../../values/text/text";
import { FailedState } from "./EmptyState";

interface BoundaryProps {
  /** Wraps the failure, if the failed component would have brought its own frame. */
  frame?: (failure: ReactNode) => ReactNode;
  /** Identifies the content; a change clears the error. */
  resetKey?: string | undefined;
  children: ReactNode;
}

interface BoundaryState extends Pick<BoundaryProps, "resetKey"> {
  fault: string | undefined;
}

/** Catches a render error, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(fault: unknown): { fault: string } {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, fault: undefined };
  }

  private readonly retry = (): void => this.setState({ fault: undefined });

  override render(): ReactNode {
    const { fault } = this.state;
    const { frame = same, children } = this.props;
    if (fault === undefined) return children;
    const { page, pageReason } = texts.failure;
    return frame(<FailedState title={page} reason={interpolate(pageReason, { fault })} onRetry={this.retry} />);
  }
}

const same = (failure: ReactNode): ReactNode => failure;
