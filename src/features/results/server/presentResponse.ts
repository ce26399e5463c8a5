import type { ResponseRow } from "../shared/api";

interface ResponseColumns extends Omit<ResponseRow, "respondent" | "startedAt" | "state"> {
  readonly state: string;
  readonly nickname: string | null;
  readonly externalId: string | null;
  readonly startedAt: string | null;
  readonly createdAt: string;
}

/** Imported files don't always say when somebody began: then it is when their answers came here. */
export function presentResponse(row: ResponseColumns): ResponseRow {
  const { nickname, externalId, startedAt, createdAt, state, ...response } = row;
  return {
    ...response,
    state: state as ResponseRow["state"],
    respondent: nickname ?? externalId,
    startedAt: startedAt ?? createdAt,
  };
}
