import { useCallback, useEffect, useState } from "react";

/** Document Picture-in-Picture: https://wicg.github.io/document-picture-in-picture/ */
interface PictureInPicture {
  readonly requestWindow: (options: { readonly width: number; readonly height: number }) => Promise<Window>;
}

const offered = (): PictureInPicture | undefined =>
  (window as unknown as { readonly documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;

/** Gives the window this page's looks: its styles, and the colours that stand on its own elements. */
function dress(shown: Window): void {
  for (const style of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
    const copy = shown.document.importNode(style, true) as HTMLElement;
    // A copy says nothing of its nonce, which the policy asks for.
    if (style instanceof HTMLElement && style.nonce) copy.nonce = style.nonce;
    shown.document.head.append(copy);
  }
  const root = document.querySelector<HTMLElement>(".rn");
  shown.document.documentElement.lang = document.documentElement.lang;
  shown.document.body.className = root?.className ?? "rn";
  for (const name of root?.style ?? []) shown.document.body.style.setProperty(name, root?.style.getPropertyValue(name) ?? "");
}

/** A window of this page's own that stays above all others, where the browser has such. */
export function useFloatingWindow() {
  const [shown, setShown] = useState<Window>();
  const close = useCallback(() => shown?.close(), [shown]);
  useEffect(() => close, [close]);
  return {
    isPossible: offered() !== undefined,
    window: shown,
    /** Only in answer to a press; nothing where the browser refuses. */
    open: useCallback(async () => {
      const opened = await offered()
        ?.requestWindow({ width: 380, height: 460 })
        .catch(() => undefined);
      if (!opened) return;
      dress(opened);
      opened.addEventListener("pagehide", () => setShown(undefined), { once: true });
      setShown(opened);
    }, []),
    close,
  };
}
