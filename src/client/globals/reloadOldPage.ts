import { mayReload } from "./mayReload";
import { reportError } from "./reportError";

/** A page that was open during an upgrade asks for parts that are gone: it is loaded anew, once. */
export function reloadOldPage(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (mayReload(window.sessionStorage, Date.now())) {
      event.preventDefault();
      window.location.reload();
    } else reportError("chunk", event.payload);
  });
}
