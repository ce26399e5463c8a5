import type { ClientHost } from "../../../src/client/kit/console";
import { AREAS_EDITOR, SCREENS_EDITOR } from "../questions/areaSetting";
import { CHECKPOINTS_EDITOR, SUCCESS_PAGE_EDITOR } from "../questions/uxTask/uxTaskQuestion";
import { UX_TEST } from "../shared/uxTest";

const TASKS = ["ux-task", "image-path", "click-test", "card-sorting", "sus"] as const;
const taskFirst = (task: (typeof TASKS)[number]) => [task, ...TASKS.filter((other) => other !== task)];

/** What each kind of usability test is made of, its own task first. */
const MAIN_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  [UX_TEST]: taskFirst("ux-task"),
  UX_QUANTITATIVE: taskFirst("ux-task"),
  CLICK_TEST: taskFirst("click-test"),
  CARD_SORTING: taskFirst("card-sorting"),
};

/** UX studies of the suite, types of questions for the editor, and how results show them. */
export function register(host: ClientHost): void {
  host.studyProduct({ name: "UX_QUANTITATIVE", order: 30, icon: "TouchApp", group: "ux" });
  host.studyProduct({ name: "CLICK_TEST", order: 32, icon: "Mouse", group: "ux" });
  host.studyProduct({ name: "CARD_SORTING", order: 34, icon: "Style", group: "ux" });
  for (const [of, types] of Object.entries(MAIN_QUESTIONS)) host.mainQuestions({ of, types });
  host.questionTypes(async () => (await import("../questions")).uxQuestions);
  host.questionResult({
    type: "ux-task",
    load: () => import("./results/uxTask/TaskView").then(({ TaskView }) => ({ default: TaskView })),
  });
  host.questionResult({
    type: "card-sorting",
    load: () => import("./results/cardSorting/CardSortingView").then(({ CardSortingView }) => ({ default: CardSortingView })),
  });
  host.questionResult({
    type: "sus",
    load: () => import("./results/sus/SusView").then(({ SusView }) => ({ default: SusView })),
  });
  const sessions = () => import("./sessions/SessionsTab").then(({ SessionsTab }) => ({ default: SessionsTab }));
  host.recordTab({
    entity: "activity",
    order: 55,
    path: "ux-videos",
    stage: "results",
    label: "uxTest.sessions.tab",
    icon: "Videocam",
    isShown: ({ type }) => type === UX_TEST,
    load: sessions,
  });
  host.recordTab({
    entity: "study",
    order: 55,
    path: "ux-videos",
    stage: "results",
    label: "uxTest.sessions.tab",
    icon: "Videocam",
    isShown: ({ type, status }) => type === "UX_QUANTITATIVE" && (status === "OPEN" || status === "FINISHED"),
    load: sessions,
  });
  host.questionSetting({
    name: AREAS_EDITOR,
    load: () => import("./editor/AreasField").then(({ AreasField }) => ({ default: AreasField })),
  });
  host.questionSetting({
    name: SCREENS_EDITOR,
    load: () => import("./editor/ScreensField").then(({ ScreensField }) => ({ default: ScreensField })),
  });
  host.questionSetting({
    name: SUCCESS_PAGE_EDITOR,
    load: () => import("./editor/SuccessPageField").then(({ SuccessPageField }) => ({ default: SuccessPageField })),
  });
  host.questionSetting({
    name: CHECKPOINTS_EDITOR,
    load: () => import("./editor/CheckpointsField").then(({ CheckpointsField }) => ({ default: CheckpointsField })),
  });
  host.questionResult({
    type: "click-test",
    load: () => import("./results/clickTest/ClickTestView").then(({ ClickTestView }) => ({ default: ClickTestView })),
  });
  host.questionResult({
    type: "image-path",
    load: () => import("./results/imagePath/ImagePathView").then(({ ImagePathView }) => ({ default: ImagePathView })),
  });
}
