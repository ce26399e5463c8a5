import { Component, type ErrorInfo, type ReactNode } from "react";
import { CrashPage } from "./CrashPage";
import { reportError } from "./reportError";

/** Reports a fault that nothing within caught, and leaves a page to go on from. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    reportError("error", error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}
