import type { ClientHost } from "../../../src/client/kit/console";
import { VIDEO_CHAT } from "../shared/videoChat";
import { registerFocus } from "./focus";

/** The session of a video chat, for the team; Focus studies, for clients. */
export function register(host: ClientHost): void {
  registerFocus(host);
  host.recordTab({
    entity: "activity",
    order: 30,
    path: "video-chat",
    label: "videoChat.team.tab",
    icon: "Videocam",
    isShown: ({ type }) => type === VIDEO_CHAT,
    load: () => import("./session/SessionTab").then(({ SessionTab }) => ({ default: SessionTab })),
  });
}
