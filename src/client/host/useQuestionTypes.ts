import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { QuestionType } from "../../survey/questionType";
import { useClientRegistry } from "./clientRegistry";

/** By name, in order of registration. */
export type QuestionTypes = ReadonlyMap<string, QuestionType>;

/** All registered question types by name, in order of registration; loaded once. */
export function useQuestionTypes(): UseQueryResult<QuestionTypes> {
  const { questionTypeLoaders } = useClientRegistry();
  return useQuery({
    queryKey: ["question-types"],
    queryFn: async () => {
      const loaded = await Promise.all(
        questionTypeLoaders.map(async ({ load, plugin }) => {
          const types = await load();
          return plugin === undefined ? types : types.map((type) => ({ ...type, plugin }));
        }),
      );
      return new Map(loaded.flat().map((type) => [type.name, type]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
