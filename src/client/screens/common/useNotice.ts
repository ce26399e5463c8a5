import { useNotify } from "ra-core";
import { useCallback } from "react";

export type NoticeKind = "success" | "error" | "info";

/** Shows a short message that goes away by itself. */
export function useNotice(): (message: string, kind?: NoticeKind) => void {
  const notify = useNotify();
  return useCallback((message, kind = "success") => notify(message, { type: kind }), [notify]);
}
