import type { PublicScreenProps } from "../../../../src/client/kit/public";
import { LinkScreen } from "./LinkScreen";

/** `activities/{id}/video-chat-public`: guests take part. */
export function PublicScreen(props: PublicScreenProps) {
  return <LinkScreen {...props} link="public" />;
}
