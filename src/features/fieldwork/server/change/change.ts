import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { AnswerRow } from "../answer/answerRow";
import type { TakenBack } from "../answer/answerTime";
import type { UploadedFiles } from "../files/attachFiles";
import type { Refusal, Wanted } from "../quotas/settlePlaces";
import type { FoundResponse, ResponsePlace } from "../response/findResponse";
import type { Left } from "../walk/leaveSteps";

/** What is decided upon. */
export interface Held {
  readonly response: FoundResponse;
  readonly questionnaire: CompiledQuestionnaire;
  /** What was uploaded to the questions that are answered now, by question; only those that take files. */
  readonly uploads: ReadonlyMap<string, UploadedFiles>;
}

/** What becomes of an open response and of its answers. */
export interface Change {
  /** Over those before; one for each question. */
  readonly answers: readonly AnswerRow[];
  /** Questions whose answer is deleted. */
  readonly removed: readonly string[];
  readonly takenBack: TakenBack;
  readonly place: ResponsePlace;
  readonly end?: Left["end"];
}

/** Places in quotas that a change depends on. */
export interface Places {
  readonly wanted: Wanted;
  /** What happens instead where one of them isn't to be had. */
  readonly refused: (refusal: Refusal) => Change;
}

export interface Decision {
  readonly change: Change;
  /** Absent where no quota is touched. */
  readonly places?: Places | undefined;
}
