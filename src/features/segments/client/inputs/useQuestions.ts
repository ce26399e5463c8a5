import { clientOf } from "../../../../client/kit/console";
import type { AskableQuestion, segmentsApi } from "../../shared/api";

type Words = AskableQuestion["title"];

const segments = clientOf<typeof segmentsApi>();

/** In the reader's language, else in the first that it is written in. */
export const inLanguage = (words: Words, language: string) => words[language] ?? Object.values(words)[0] ?? "";

/** The questions of an activity that are answered by options. */
export function useQuestions(activity: string | undefined) {
  const query = { activity: activity ?? "" };
  return segments.useCall("GET /api/segments/questions", { query }, { enabled: activity !== undefined });
}
