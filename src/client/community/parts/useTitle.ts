import { useEffect } from "react";

/** The tab's title: the screen, then whose it is. */
export function useTitle(screen: string, place: string): void {
  useEffect(() => {
    document.title = `${screen} · ${place}`;
  }, [screen, place]);
}
