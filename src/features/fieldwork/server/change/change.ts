import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import type { AnswerRow } from "../answer/answerRow";
import type { WithdrawnAnswers } from "../answer/answerTime";
import type { UploadedFiles } from "../files/attachFiles";
import type { QuotaClaim, Refusal } from "../quotas/reserveQuotas";
import type { ResponsePosition, StoredResponse } from "../response/findResponse";
import type { Departure } from "../walk/leaveSteps";

/** What is decided upon. */
export interface LoadedResponse {
  readonly response: StoredResponse;
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
  readonly takenBack: WithdrawnAnswers;
  readonly position: ResponsePosition;
  readonly end?: Departure["end"];
}

/** Places in quotas that a change depends on. */
export interface ReservationPlan {
  readonly wanted: QuotaClaim;
  /** What happens instead where one of them isn't to be had. */
  readonly refused: (refusal: Refusal) => Change;
}

export interface Decision {
  readonly change: Change;
  /** Absent where no quota is touched. */
  readonly reservations?: ReservationPlan | undefined;
}
