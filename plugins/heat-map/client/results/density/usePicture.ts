import { useEffect, useState } from "react";

interface Picture {
  /** Once it is loaded. */
  readonly image?: HTMLImageElement;
  readonly hasFailed: boolean;
}

/** Loads a picture to paint. */
export function usePicture(address: string): Picture {
  const [loaded, setLoaded] = useState<Picture & { readonly address: string }>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setLoaded({ address, image, hasFailed: false });
    image.onerror = () => setLoaded({ address, hasFailed: true });
    image.src = address;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [address]);
  return loaded?.address === address ? loaded : { hasFailed: false };
}
