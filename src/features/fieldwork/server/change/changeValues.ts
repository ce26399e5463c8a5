import { json, newId } from "../../../../server/kit";
import { RESERVED_FOR } from "../quotas/reservation";
import type { QuotaClaim } from "../quotas/reserveQuotas";
import type { StoredResponse } from "../response/findResponse";
import type { Change } from "./change";

/** A change, and the response as it was read: it is written where that is so still. */
export interface ChangeItem {
  readonly response: StoredResponse;
  readonly change: Change;
}

function stateOf(end: Change["end"]): string {
  if (!end) return "open";
  return end.disposition === "complete" ? "complete" : "ended";
}

/** Of the responses, one value each. */
function responseColumns(items: readonly ChangeItem[]) {
  const now = new Date().toISOString();
  const ends = items.map(({ change }) => change.end);
  const positions = items.map(({ change }) => change.position);
  return {
    now,
    responses: items.map(({ response }) => response.id),
    versions: items.map(({ response }) => response.version),
    states: ends.map(stateOf),
    dispositions: ends.map((end) => end?.disposition ?? null),
    endedBys: ends.map((end) => end?.endedBy ?? null),
    completedAts: ends.map((end) => (end ? now : null)),
    currentQuestionIds: positions.map(({ currentQuestionId }) => currentQuestionId),
    currentSinces: positions.map(({ currentSince }) => currentSince),
    currentDevices: positions.map(({ currentDevice }) => currentDevice),
    takenBacks: items.map(({ change }) => json(change.takenBack)),
  };
}

/** Of the answers of all responses, one value each. */
function answerColumns(items: readonly ChangeItem[]) {
  const rows = items.flatMap(({ change }) => change.answers);
  return {
    ids: rows.map(({ id }) => id),
    ofs: rows.map(({ response }) => response),
    questionnaireVersions: rows.map(({ questionnaireVersion }) => questionnaireVersion),
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

/** Changes as their statement takes them: by column. */
export function changeValues(items: readonly ChangeItem[]) {
  const removed = items.flatMap(({ response, change }) => change.removed.map((questionId) => [response.id, questionId] as const));
  return {
    ...responseColumns(items),
    ...answerColumns(items),
    removedOfs: removed.map(([of]) => of),
    removedIds: removed.map(([, questionId]) => questionId),
  };
}

export type ChangeValues = ReturnType<typeof changeValues>;

/** A change, and the places in quotas that it depends on; none where the response is to have none. */
export interface CountedItem extends ChangeItem {
  readonly wanted: QuotaClaim;
}

/** Of the places that the responses are to have, one value each. */
function claimColumns(items: readonly CountedItem[]) {
  const claims = items.flatMap(({ response, wanted: { quotas, state } }) =>
    quotas.map((quota) => ({ id: newId(), response: response.id, quota, state })),
  );
  return {
    reservationIds: claims.map(({ id }) => id),
    reservationOfs: claims.map(({ response }) => response),
    reservationQuotas: claims.map(({ quota }) => quota),
    reservationStates: claims.map(({ state }) => state as string),
    reservedUntil: new Date(Date.now() + RESERVED_FOR).toISOString(),
  };
}

/** As `changeValues`, with the revision of the cells by which each was decided. */
export function countedValues(items: readonly CountedItem[]) {
  return {
    ...changeValues(items),
    ...claimColumns(items),
    cellsRevisions: items.map(({ response }) => response.cellsRevision),
  };
}

export type CountedValues = ReturnType<typeof countedValues>;
