import { fetchJson, ownerPath } from "../../../../client/kit/console";

/** A whole response in words, as results tell it. */
export interface ResponseWords {
  readonly answers: readonly { readonly questionId: string; readonly text: string; readonly missing: string | null }[];
}

export function readWords(activityId: string, responseId: string, language: string): Promise<ResponseWords> {
  const path = `${ownerPath(activityId)}/responses/${encodeURIComponent(responseId)}`;
  return fetchJson(`${path}?${new URLSearchParams({ language })}`);
}
