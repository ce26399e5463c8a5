import { useSyncExternalStore } from "react";
import type { Mode } from "../../theme/theme";

const query = window.matchMedia("(prefers-color-scheme: dark)");

function subscribe(listener: () => void): () => void {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The device's light or dark. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, () => (query.matches ? "dark" : "light"));
}
