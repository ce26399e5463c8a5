import type { RunnerHost } from "../../../../src/client/kit/runner";
import { answerIssue, NO_CARDS } from "./cardSorting/answerIssue";
import { missingTaskIssue, taskIssue } from "./uxTask/taskIssue";

/** The questions that the plugin's own components ask. */
export function register(host: RunnerHost): void {
  host.question({
    type: "uxtask",
    properties: [
      "startUrlDesktop",
      "startUrlPhone",
      "timeoutSeconds",
      "leastSeconds",
      "sources",
      "recordingRequired",
      "asksEase",
      "isWatched",
    ],
    load: () => import("./uxTask/UxTask").then(({ UxTask }) => ({ default: UxTask })),
    issue: taskIssue,
    missingIssue: missingTaskIssue,
  });
  host.question({
    type: "cardsorting",
    properties: ["cards", "groups", "hasOwnGroups", "allCards"],
    load: () => import("./cardSorting/CardSortingQuestion").then(({ CardSortingQuestion }) => ({ default: CardSortingQuestion })),
    issue: answerIssue,
    missingIssue: () => NO_CARDS,
  });
  host.question({
    type: "clicktest",
    properties: ["image", "trialOf"],
    load: () => import("./clickTest/ClickTestQuestion").then(({ ClickTestQuestion }) => ({ default: ClickTestQuestion })),
    missingIssue: () => ({ key: "clickTest.runner.notShown" }),
  });
  host.question({
    type: "imagepath",
    properties: ["screens", "task", "trialOf"],
    load: () => import("./imagePath/ImagePathQuestion").then(({ ImagePathQuestion }) => ({ default: ImagePathQuestion })),
    missingIssue: () => ({ key: "imagePath.runner.notBegun" }),
  });
}
