import type { PublicHost } from "../../../../src/client/kit/public";

/** The links of a session for people without an account, the test of devices, and where one lands afterwards. */
export function register(host: PublicHost): void {
  host.screen({
    path: "activities/:activityId/video-chat-public",
    load: () => import("../guest/LinkScreen").then(({ PublicScreen }) => ({ default: PublicScreen })),
  });
  host.screen({
    path: "activities/:activityId/video-chat-public-observer",
    load: () => import("../guest/LinkScreen").then(({ ObserverScreen }) => ({ default: ObserverScreen })),
  });
  host.screen({
    path: "videochat-test",
    load: () => import("../pages/TestScreen").then(({ TestScreen }) => ({ default: TestScreen })),
  });
  host.screen({
    path: "videochat-exit",
    load: () => import("../pages/ExitScreen").then(({ ExitScreen }) => ({ default: ExitScreen })),
  });
}
