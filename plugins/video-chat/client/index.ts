import type { ClientHost } from "../../../src/client/kit/console";
import { VIDEO_CHAT } from "../shared/videoChat";
import { registerFocus } from "./focus";

/** The sessions of video chats and their recordings, for the team; Focus studies, for clients. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "community",
    path: "video-backend",
    label: "videoChat.overview.title",
    icon: "Videocam",
    group: "activities",
    needs: { entity: "activity", action: "list" },
    load: () => import("./overview/OverviewPage"),
  });
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
  host.recordTab({
    entity: "activity",
    order: 31,
    path: "recording",
    label: "videoChat.recording.tab",
    icon: "PlayCircle",
    isShown: ({ type }) => type === VIDEO_CHAT,
    load: () => import("./recording/RecordingTab").then(({ RecordingTab }) => ({ default: RecordingTab })),
  });
}
