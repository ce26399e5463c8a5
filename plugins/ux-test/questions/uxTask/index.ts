import { isJsonObject } from "../../../../src/shared/json";
import type { DefinitionIssue } from "../../../../src/survey/questionType";
import { defineQuestionType } from "../../../../src/survey/types/defineQuestionType";
import { flagSchema, localizedSchema, settingsSchema } from "../../../../src/survey/types/settingsSchemas";
import { isInPrototype, prototypeLink } from "../../shared/navigation/prototypeLink";
import { ADDRESS, LONGEST_ADDRESS, LONGEST_TASK, SHORTEST_TIMEOUT, USUAL_TASK, USUAL_TIMEOUT } from "../../shared/uxTest";
import { simulateUxTask, uxTaskCheck, uxTaskParts, uxTaskSchema } from "./answer";
import { tabulateUxTask, uxTaskCells, uxTaskVariables } from "./results";
import {
  answerIn,
  asksEase,
  CHECKPOINT_EVENTS,
  CHECKPOINTS_EDITOR,
  MOST_CHECKPOINTS,
  SUCCESS_PAGE_EDITOR,
  sourcesOf,
  timeoutOf,
  type UxTaskQuestion,
} from "./uxTaskQuestion";

const RECORDED = ["recordScreen", "recordWebcam", "recordMicrophone"] as const;

/** Name of the type of question that is a task on a site. */
export const UX_TASK = "ux-task";

const address = { type: "string", maxLength: LONGEST_ADDRESS } as const;
const IS_ADDRESS = new RegExp(ADDRESS);
/** Of a page, in which `*` is any text: there is more of it than that. */
const IS_PATTERN = /^(?:https?:\/\/|\/|\*)[^\s<>]*[\w-][^\s<>]*$/i;
const text = (title: string, maxLength: number) => ({ type: "string", title, maxLength, minLength: 1, pattern: "\\S" }) as const;

const checkpoints = {
  type: "array",
  title: "Checkpoints",
  maxItems: MOST_CHECKPOINTS,
  items: {
    type: "object",
    additionalProperties: false,
    required: ["id", "name", "event"],
    properties: {
      id: { type: "string", pattern: "^[A-Za-z0-9-]{1,40}$" },
      name: text("Name", 80),
      event: { enum: [...CHECKPOINT_EVENTS] },
      selector: text("Selector", 500),
      url: text("Address", LONGEST_ADDRESS),
      message: localizedSchema("Message to the person"),
      isSuccess: flagSchema("Reaching it is success"),
    },
  },
} as const;

const isWholeWithin = (seconds: number, least: number) =>
  Number.isInteger(seconds) && seconds >= least && seconds <= LONGEST_TASK;

/** Of links that open a tool for its designers instead of the prototype. */
const SOURCE_FAULTS = {
  figma: "uxTaskFigmaFile",
  xd: "uxTaskXdSpecs",
  invision: "uxTaskInvisionProject",
  axure: "uxTaskAxureProject",
} as const;

function addressFault(path: string, address: string | undefined): readonly DefinitionIssue[] {
  if (!address) return [];
  if (!IS_ADDRESS.test(address)) return [{ path, fault: "uxTaskBadPage" }];
  const link = prototypeLink(address);
  return link?.opens === "source" ? [{ path, fault: SOURCE_FAULTS[link.tool] }] : [];
}

function pageFaults({ startUrlDesktop, startUrlPhone, successUrl }: UxTaskQuestion): readonly DefinitionIssue[] {
  return [
    ...(startUrlDesktop ? [] : [{ path: "/startUrlDesktop", fault: "uxTaskNoPage" }]),
    ...addressFault("/startUrlDesktop", startUrlDesktop),
    ...addressFault("/startUrlPhone", startUrlPhone),
    ...(successUrl && !IS_PATTERN.test(successUrl) ? [{ path: "/successUrl", fault: "uxTaskBadPattern" }] : []),
  ];
}

function timeFaults(question: UxTaskQuestion): readonly DefinitionIssue[] {
  const { leastSeconds } = question;
  if (!isWholeWithin(timeoutOf(question), SHORTEST_TIMEOUT)) return [{ path: "/timeoutSeconds", fault: "uxTaskBadTimeout" }];
  if (leastSeconds === undefined) return [];
  if (!isWholeWithin(leastSeconds, 1)) return [{ path: "/leastSeconds", fault: "uxTaskBadLeast" }];
  const limit = timeoutOf(question) - 1;
  return leastSeconds > limit ? [{ path: "/leastSeconds", fault: "uxTaskLeastAboveTimeout", params: { limit } }] : [];
}

function faults(question: UxTaskQuestion): readonly DefinitionIssue[] {
  const { checkpoints: points = [] } = question;
  return [
    ...pageFaults(question),
    ...timeFaults(question),
    ...(question.recordingRequired && sourcesOf(question).length === 0
      ? [{ path: "/recordingRequired", fault: "uxTaskNothingRecorded" }]
      : []),
    ...points.flatMap(({ id, event, selector, url }, place): DefinitionIssue[] => {
      if (points.findIndex((other) => other.id === id) < place)
        return [{ path: `/checkpoints/${place}/id`, fault: "uxTaskCheckpointTwice" }];
      if (event === "URL_LOAD") return url ? [] : [{ path: `/checkpoints/${place}/url`, fault: "uxTaskNoCheckpointPage" }];
      if (event === "SCROLL") return [];
      return selector ? [] : [{ path: `/checkpoints/${place}/selector`, fault: "uxTaskNoSelector" }];
    }),
  ];
}

/** A task on a site or a prototype: success is what people say, what is seen in recordings, and what is measured there. */
export const uxTaskQuestion = defineQuestionType<UxTaskQuestion>({
  name: UX_TASK,
  icon: "TouchApp",
  group: "media",
  settings: settingsSchema({
    // What else they have to be is said by faults, in their place: a draft may be saved as far as it is.
    startUrlDesktop: { ...address, title: "Start page" },
    startUrlPhone: { ...address, title: "Start page on phones" },
    timeoutSeconds: { type: "number", title: "Time limit (seconds)", default: USUAL_TIMEOUT },
    leastSeconds: { type: "number", title: "Minimum time (seconds)" },
    recordScreen: flagSchema("Record the screen"),
    recordWebcam: flagSchema("Record the webcam"),
    recordMicrophone: flagSchema("Record the microphone"),
    recordingRequired: flagSchema("Only with a recording"),
    withoutEase: flagSchema("Don't ask how easy it was"),
    successUrl: { ...address, title: "Success page" },
    checkpoints,
  }),
  uiSettings: {
    "ui:sections": [
      { title: "uxTest.settings.site", fields: ["startUrlDesktop", "startUrlPhone"] },
      { fields: ["timeoutSeconds", "leastSeconds"], columns: 2 },
      { title: "uxTest.settings.recording", fields: [...RECORDED, "recordingRequired"] },
      { title: "uxTest.settings.measuring", fields: ["withoutEase"] },
    ],
    recordingRequired: { "ui:options": { shownWithAny: [...RECORDED] } },
    successUrl: { "ui:options": { editor: SUCCESS_PAGE_EDITOR, isBelow: true } },
    checkpoints: { "ui:options": { editor: CHECKPOINTS_EDITOR, isBelow: true } },
  },
  isAnswerable: true,
  hasOwnTimeLimits: true,
  answeringSeconds: (question) => Math.max(question.leastSeconds ?? 0, Math.min(USUAL_TASK, timeoutOf(question))),
  initial: () => ({ required: true, timeoutSeconds: USUAL_TIMEOUT }),
  faults,
  toSurveyJs: ({ id }) => ({ type: "uxtask", name: id }),
  toDrawing: (question) => ({
    startUrlDesktop: question.startUrlDesktop ?? "",
    startUrlPhone: question.startUrlPhone ?? question.startUrlDesktop ?? "",
    timeoutSeconds: timeoutOf(question),
    leastSeconds: question.leastSeconds ?? 0,
    sources: [...sourcesOf(question)],
    recordingRequired: question.recordingRequired === true,
    asksEase: asksEase(question),
    isWatched: ((question.checkpoints ?? []).length > 0 || question.successUrl !== undefined) && !isInPrototype(question),
  }),
  plainSurvey: "none",
  fromSurveyValue: (_question, value) => (isJsonObject(value) && value.outcome !== undefined ? value : undefined),
  answerSchema: uxTaskSchema,
  answerParts: uxTaskParts,
  check: uxTaskCheck,
  simulate: simulateUxTask,
  variables: uxTaskVariables,
  cells: uxTaskCells,
  tabulate: tabulateUxTask,
  charts: ["bar"],
  matches: (_question, { value }, code) => answerIn(value)?.outcome === code,
});
