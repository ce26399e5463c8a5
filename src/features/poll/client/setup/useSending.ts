import { useState } from "react";
import { failureText, useTexts } from "../../../../client/kit/console";
import type { PollPicture } from "../../shared/api";

/** @param before what it is in place of */
export type ChangePicture = (change: (before: PollPicture | undefined) => PollPicture | undefined) => void;

interface SendingOptions {
  /** @returns the picture's address. @throws ApiError */
  readonly send: (file: File) => Promise<string>;
  readonly onChange: ChangePicture;
}

/** Sends a picture up as soon as it is chosen. */
export function useSending({ send, onChange }: SendingOptions) {
  const { t } = useTexts();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  async function take(file: File) {
    setSending(true);
    setError(undefined);
    try {
      const image = await send(file);
      onChange((before) => ({ image, alt: before?.alt ?? "" }));
    } catch (cause) {
      setError(failureText(cause, t));
    } finally {
      setSending(false);
    }
  }
  return { isSending, error, take, forget: () => setError(undefined) };
}
