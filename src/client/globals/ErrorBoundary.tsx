import { Component, type ErrorInfo, type ReactNode } from "react";
import { CrashPage } from "./CrashPage";
import { reportError } from "./reportError";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands there instead. @default a whole page */
  readonly fallback?: ReactNode;
}

/** Reports a fault that nothing within caught, and leaves something to go on from. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    reportError("error", error);
  }

  override render(): ReactNode {
    const { children, fallback = <CrashPage /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
