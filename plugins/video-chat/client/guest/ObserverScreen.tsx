import type { PublicScreenProps } from "../../../../src/client/kit/public";
import { LinkScreen } from "./LinkScreen";

/** `activities/{id}/video-chat-public-observer`: observers without an account watch. */
export function ObserverScreen(props: PublicScreenProps) {
  return <LinkScreen {...props} link="observer" />;
}
