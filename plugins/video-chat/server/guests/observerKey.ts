import type { HostTools } from "../../../../src/server/kit";
import type { VideoSession } from "../session";

/**
 * What the link for observers carries beside its address: whoever has the guests' link and the password can't guess it.
 * It follows from the session's row and the server's secret, so it stays while links are closed and opened again.
 */
export const observerKey = (
  { keyedHash }: Pick<HostTools, "keyedHash">,
  { sessionKey, sessionId }: Pick<VideoSession, "sessionKey" | "sessionId">,
): string => keyedHash("videoChat.observers", sessionKey, sessionId ?? "");
