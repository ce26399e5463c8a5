import type { MissingReason } from "../../../survey/questionnaire";
import { ResponseColumns } from "./responses/responseColumns";

/**
 * Why a response has no entry for a question. Whom we asked has one for each question that was left behind, "no answer"
 * included: without one it was never reached. Of an imported response only its file could tell.
 */
export const absentReason = (channel: string): MissingReason => (channel === "import" ? "unknown" : "not-asked");

/** The same of each response that was read. `ResponseColumns.CHANNEL` has to be among what is read. */
export function absentReasonIn(responses: ResponseColumns): (slot: number) => MissingReason {
  const column = responses.column(ResponseColumns.CHANNEL);
  const reasons = column.answers.map((answer) => absentReason(String(answer?.value)));
  return (slot) => reasons[column.placeOf(slot)] ?? "not-asked";
}
