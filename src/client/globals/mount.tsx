import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "./ErrorBoundary";
import { reloadOldPage } from "./reloadOldPage";
import { reportUncaught } from "./reportError";

/** Draws a page's whole content, with what every page of the product does when something goes wrong. */
export function mount(content: ReactNode): void {
  reportUncaught();
  reloadOldPage();
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<ErrorBoundary>{content}</ErrorBoundary>);
}
