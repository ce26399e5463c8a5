import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  for (const name of ["online", "offline"]) window.addEventListener(name, listener);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, listener);
  };
}

/** Whether the browser has a network; it may be wrong about one that leads nowhere. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
