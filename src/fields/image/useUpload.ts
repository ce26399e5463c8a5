import { useEffect, useRef, useState } from "react";
import { ApiError, useTexts } from "../../client/kit/console";
import { faultOf, MAX_MEGABYTES, uploadImage } from "./uploadImage";

/** Sends one image at a time; a second one takes the first one's place. */
export function useUpload(onStored: (address: string) => void) {
  const { t } = useTexts();
  const [isSending, setIsSending] = useState(false);
  const [fault, setIssue] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const failureText = (error: unknown): string => {
    if (error instanceof ApiError && error.problem) return error.message;
    return t(error instanceof ApiError && error.status === 0 ? "console.state.offline.body" : "fields.image.failed");
  };

  const send = async (file: File | undefined) => {
    if (!file) return;
    const early = faultOf(file);
    setIssue(early && t(`fields.image.${early}`, { size: MAX_MEGABYTES }));
    if (early) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setIsSending(true);
    try {
      onStored(await uploadImage(file, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) setIssue(failureText(error));
    } finally {
      if (running.current === controller) setIsSending(false);
    }
  };

  return { isSending, fault, send };
}
