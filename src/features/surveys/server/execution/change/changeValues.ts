import { json, newId } from "../../../../../server/kit";
import { RESERVED_FOR } from "../../quotas/reservation";
import type { Wanted } from "../../quotas/settlePlaces";
import type { AnswerRow } from "../answerRow";
import type { FoundResponse } from "../findResponse";
import type { Change } from "./change";

/** Answers by column, one value each. */
function columnsOf(rows: readonly AnswerRow[]) {
  return {
    ids: rows.map(({ id }) => id),
    questionIds: rows.map(({ questionId }) => questionId),
    values: rows.map(({ value }) => value),
    comments: rows.map(({ comment }) => comment),
    missings: rows.map(({ missing }) => missing),
    answeredAts: rows.map(({ answeredAt }) => answeredAt),
    devices: rows.map(({ device }) => device),
    activeMs: rows.map(({ activeMs }) => activeMs),
    wallMs: rows.map(({ wallMs }) => wallMs),
    pastedShares: rows.map(({ pastedShare }) => pastedShare),
  };
}

function stateOf(end: Change["end"]): string {
  if (!end) return "open";
  return end.disposition === "complete" ? "complete" : "ended";
}

/** A change as its statement takes it; written where the response is still as it was read. */
export function changeValues(response: FoundResponse, { answers, removed, takenBack, place, end }: Change) {
  const now = new Date().toISOString();
  return {
    response: response.id,
    version: response.version,
    state: stateOf(end),
    disposition: end?.disposition ?? null,
    endedBy: end?.endedBy ?? null,
    completedAt: end ? now : null,
    ...place,
    takenBack: json(takenBack),
    now,
    removed,
    questionnaireVersion: response.questionnaireVersion,
    ...columnsOf(answers),
  };
}

export type ChangeValues = ReturnType<typeof changeValues>;

/** The same with the places in quotas that it depends on; none where it is to have none. */
export function countedValues(response: FoundResponse, change: Change, { quotas, state }: Wanted) {
  return {
    ...changeValues(response, change),
    questionnaire: response.questionnaire,
    cellsRevision: response.cellsRevision,
    quotas,
    placeIds: quotas.map(() => newId()),
    placeState: state as string,
    expiresAt: new Date(Date.now() + RESERVED_FOR).toISOString(),
  };
}

export type CountedValues = ReturnType<typeof countedValues>;
