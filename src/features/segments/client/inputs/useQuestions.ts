import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { AskableQuestion } from "../../shared/segments";

type Words = AskableQuestion["title"];

/** In the reader's language, else in the first that it is written in. */
export const inLanguage = (words: Words, language: string) => words[language] ?? Object.values(words)[0] ?? "";

/** The questions of an activity that are answered by options. */
export function useQuestions(activity: string | undefined) {
  return useQuery({
    queryKey: ["segments", "questions", activity],
    enabled: activity !== undefined,
    queryFn: ({ signal }) =>
      fetchJson<readonly AskableQuestion[]>(`/api/segments/questions?${new URLSearchParams({ activity: String(activity) })}`, {
        signal,
      }),
  });
}
