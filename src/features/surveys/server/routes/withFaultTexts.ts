import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { FaultyQuestionnaire } from "../questionnaire/publish";

/** Faults of a questionnaire in the caller's language; any other error as it is. */
export function withFaultTexts(error: unknown, { text }: RouteContext): unknown {
  if (!(error instanceof FaultyQuestionnaire)) return error;
  const faults = error.faults.map(({ questionId, path, fault, params }) => ({
    path: questionId === undefined ? path : `/${questionId}${path}`,
    rule: fault,
    message: text(`questionFaults.${fault}`, params),
  }));
  return new AppError("questionnaire.faulty", { faults });
}
