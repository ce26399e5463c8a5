import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "./ErrorBoundary";
import { mayReload } from "./mayReload";
import { reportError, reportUncaught } from "./reportError";

/** A page that was open during an upgrade asks for parts that are gone: it is loaded anew, once. */
function reloadOldPage(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (mayReload(window.sessionStorage, Date.now())) {
      event.preventDefault();
      window.location.reload();
    } else reportError("chunk", event.payload);
  });
}

/** Draws a page's whole content, with what every page of the product does when something goes wrong. */
export function mount(content: ReactNode): void {
  reportUncaught();
  reloadOldPage();
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<ErrorBoundary>{content}</ErrorBoundary>);
}
