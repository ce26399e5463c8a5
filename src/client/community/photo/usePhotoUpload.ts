import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../texts/TextsProvider";
import { failureOf } from "../pages/failureOf";
import { photoFault } from "./photoFault";
import { uploadPhoto } from "./uploadPhoto";

/** Sends a photo that was chosen. @param onUploaded told of its address */
export function usePhotoUpload(onUploaded: (url: string) => void) {
  const { t } = useTexts();
  /** How much has been sent, 0 to 1, while something is on its way. */
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File) => {
    const found = photoFault(file);
    setFault(found && t(`community.photo.${found}`));
    if (found) return;
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress(0);
    try {
      const { url } = await uploadPhoto({ file, signal, onProgress: setProgress });
      onUploaded(url);
    } catch (error) {
      const { fields, form } = failureOf(error, ["file"], t);
      setFault(fields.file ?? form);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, fault, send };
}
