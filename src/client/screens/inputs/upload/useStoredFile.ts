import { useEffect, useState } from "react";
import { readStoredFile, type StoredFile } from "./storedFile";

export const isOurs = (address: string) => address.startsWith("/files/");

/** Name and size of the file that a field refers to; nothing of what lies elsewhere. */
export function useStoredFile(address: string): readonly [StoredFile | undefined, (file: StoredFile, address: string) => void] {
  const [known, setKnown] = useState<{ readonly address: string; readonly file: StoredFile }>();
  const isKnown = known?.address === address;
  useEffect(() => {
    if (!isOurs(address) || isKnown) return;
    const controller = new AbortController();
    readStoredFile(address, controller.signal).then(
      (file) => file && setKnown({ address, file }),
      // The link itself still leads to it.
      () => undefined,
    );
    return () => controller.abort();
  }, [address, isKnown]);
  return [isKnown ? known.file : undefined, (file, of) => setKnown({ address: of, file })];
}
