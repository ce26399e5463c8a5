import { useCallback, useEffect, useState } from "react";

/** Chromium on desktops: a small window that stays above all others (Document Picture-in-Picture). */
interface FloatingWindows {
  readonly requestWindow: (size: { readonly width: number; readonly height: number }) => Promise<Window>;
}

const SIZE = { width: 420, height: 380 };

const floatingWindows = (): FloatingWindows | undefined =>
  (window as { documentPictureInPicture?: FloatingWindows }).documentPictureInPicture;

/** A window above others, where this browser has such, until it or the page is closed. */
export function useFloatingWindow() {
  const [opened, setOpened] = useState<Window>();
  useEffect(() => () => opened?.close(), [opened]);
  return {
    isPossible: floatingWindows() !== undefined,
    window: opened,
    open: useCallback(async () => {
      const made = await floatingWindows()
        ?.requestWindow(SIZE)
        .catch(() => undefined);
      if (!made) return;
      made.addEventListener("pagehide", () => setOpened(undefined));
      setOpened(made);
    }, []),
    close: useCallback(() => setOpened(undefined), []),
  };
}
