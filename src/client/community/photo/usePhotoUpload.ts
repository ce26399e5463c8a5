import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../data/api";
import { type FileCall, sendFile } from "../../data/saving/sendFile";
import { useTexts } from "../../texts/TextsProvider";
import { failureOf } from "../pages/failureOf";
import { megabytes, photoIssue } from "./photoIssue";

/** Whether the same call may go well another time. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

interface PhotoUpload<Answer> extends FileCall {
  /** Bytes. */
  readonly largest: number;
  /** Told what the call answered. */
  readonly onSent: (answer: Answer) => void;
}

/** Sends a photo that was chosen. */
export function usePhotoUpload<Answer>({ largest, onSent, ...call }: PhotoUpload<Answer>) {
  const { t } = useTexts();
  /** How much has been sent, 0 to 1, while something is on its way. */
  const [progress, setProgress] = useState<number>();
  const [issue, setIssue] = useState<string>();
  /** What didn't arrive, and may be sent again. */
  const [unsent, setUnsent] = useState<File>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File) => {
    const found = photoIssue(file, largest);
    setIssue(found && t(`community.photo.${found}`, { megabytes: megabytes(largest) }));
    setUnsent(undefined);
    if (found) return;
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setProgress(0);
    try {
      onSent(await sendFile<Answer>({ call, file, signal, onProgress: setProgress }));
    } catch (error) {
      // Another photo is on its way in its place.
      if (signal.aborted) return;
      const { fields, form } = failureOf(error, ["file"], t);
      setIssue(fields.file ?? form);
      if (isPassing(error)) setUnsent(file);
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };
  return { progress, issue, unsent, send };
}
