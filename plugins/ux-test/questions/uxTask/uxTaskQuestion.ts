import { isJsonObject, type Json } from "../../../../src/shared/json";
import type { LocalizedText } from "../../../../src/shared/languages";
import type { Question } from "../../../../src/survey/questionnaire";
import { EASE, OUTCOMES, type Outcome, type Source, USUAL_TIMEOUT } from "../../shared/uxTest";

/** The editor's name for the setting that is a list of checkpoints. */
export const CHECKPOINTS_EDITOR = "ux-test.checkpoints";
/** The same of the page that indicates success. */
export const SUCCESS_PAGE_EDITOR = "ux-test.successPage";
export const MOST_CHECKPOINTS = 20;

/** What has to happen on the page for a checkpoint to be reached. */
export const CHECKPOINT_EVENTS = ["CLICK", "CHANGE", "SCROLL", "URL_LOAD", "VIEW"] as const;

/** A place on the way through the author's site, which the snippet there reports. */
export interface Checkpoint {
  /** Unique in its task. */
  readonly id: string;
  readonly name: string;
  readonly event: (typeof CHECKPOINT_EVENTS)[number];
  /** A CSS selector, of all events but `URL_LOAD`. */
  readonly selector?: string;
  /** Origin and path of a page, in which `*` is any text. */
  readonly url?: string;
  /** What the person is told once it is reached. */
  readonly message?: LocalizedText;
  /** Whether the task is done once all of these are reached. @default false */
  readonly isSuccess?: boolean;
}

/** A task on a site. Answer: {@link UxTaskAnswer}. */
export interface UxTaskQuestion extends Question {
  /** Where it begins. The server never fetches it. */
  readonly startUrlDesktop?: string;
  /** The same on phones. @default as on computers */
  readonly startUrlPhone?: string;
  /** The task is done where this page is reached: as `Checkpoint.url`. */
  readonly successUrl?: string;
  /** Seconds from its beginning after which it ends by itself. @default 300 */
  readonly timeoutSeconds?: number;
  /** Seconds before which nobody has done it. @default 0 */
  readonly leastSeconds?: number;
  readonly recordScreen?: boolean;
  readonly recordWebcam?: boolean;
  readonly recordMicrophone?: boolean;
  /** Whether nobody does the task unrecorded. @default false */
  readonly recordingRequired?: boolean;
  /** Whether it isn't asked how easy the task was. @default false */
  readonly withoutEase?: boolean;
  readonly checkpoints?: readonly Checkpoint[];
}

/** How a person says that a task went. */
export interface UxTaskAnswer {
  readonly outcome: Outcome;
  /** From opening the page to the end, by the person's own clock. */
  readonly seconds: number;
  /** Single Ease Question, 1 (very difficult) to 7 (very easy); absent where it isn't asked. */
  readonly ease?: number;
  readonly isPhone: boolean;
  /** When it began, in milliseconds since 1970, by the person's own clock: recordings and events have the same. */
  readonly startedAt: number;
}

export const timeoutOf = ({ timeoutSeconds }: UxTaskQuestion): number => timeoutSeconds ?? USUAL_TIMEOUT;

/** Whether a version had asked how easy it was. */
export const asksEase = ({ withoutEase }: UxTaskQuestion): boolean => withoutEase !== true;

/** What of the person is recorded where they agree. */
export function sourcesOf({ recordScreen, recordWebcam, recordMicrophone }: UxTaskQuestion): readonly Source[] {
  return [
    ...(recordScreen ? (["SCREEN"] as const) : []),
    ...(recordWebcam ? (["WEBCAM"] as const) : []),
    ...(recordMicrophone ? (["MICROPHONE"] as const) : []),
  ];
}

/** A stored value as an answer; nothing where it is none. */
export function answerIn(value: Json | undefined): UxTaskAnswer | undefined {
  if (!isJsonObject(value ?? null)) return undefined;
  const { outcome, seconds, ease, isPhone, startedAt } = value as Readonly<Record<string, Json>>;
  if (!OUTCOMES.includes(outcome as Outcome) || typeof seconds !== "number") return undefined;
  const isEase = typeof ease === "number" && ease >= EASE.least && ease <= EASE.most;
  return {
    ...{ outcome: outcome as Outcome, seconds, isPhone: isPhone === true },
    startedAt: typeof startedAt === "number" ? startedAt : 0,
    ...(isEase ? { ease } : {}),
  };
}
