import { useNotify } from "ra-core";
import { useCallback } from "react";

/** Decides the colour and the icon of a message. */
export type NoticeKind = "success" | "error" | "info";

/** @returns shows a short message that goes away by itself; `kind` is `success` unless told */
export function useNotice(): (message: string, kind?: NoticeKind) => void {
  const notify = useNotify();
  return useCallback((message, kind = "success") => notify(message, { type: kind }), [notify]);
}
