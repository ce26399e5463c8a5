/** A response in lists. */
export interface ResponseSummary {
  readonly id: string;
  /** The member's nickname, or the respondent's id in an imported file. */
  readonly respondent: string | null;
  readonly channel: string;
  readonly isTest: boolean;
  readonly state: string;
  /** How it ended, of one that the questionnaire ended before its last question or brought to it. */
  readonly disposition: string | null;
  readonly startedAt: string;
  readonly completedAt: string | null;
}

interface ResponseColumns extends Omit<ResponseSummary, "respondent" | "startedAt"> {
  readonly nickname: string | null;
  readonly externalId: string | null;
  readonly startedAt: string | null;
  readonly createdAt: string;
}

/** Imported files don't always say when somebody began: then it is when their answers came here. */
export function presentResponse(row: ResponseColumns): ResponseSummary {
  const { nickname, externalId, startedAt, createdAt, ...response } = row;
  return { ...response, respondent: nickname ?? externalId, startedAt: startedAt ?? createdAt };
}
