import type { SpaceDb } from "../../../../server/kit";
import type { ResultsFilter } from "../../shared/parseFilter";
import type { FilterWords } from "../../shared/reportsApi";
import { conditionWords, type WordServices } from "../filter/conditionWords";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";

/**
 * A filter in words, questions in their order and the rest after them; undefined where the questionnaire doesn't ask what it
 * filters by, or asks it otherwise, and where a segment is gone.
 */
export async function filterWords(
  db: SpaceDb,
  {
    questionnaire,
    filter,
    language,
  }: { readonly questionnaire: ReportedQuestionnaire; readonly filter: ResultsFilter; readonly language: string },
  services: WordServices,
): Promise<FilterWords | undefined> {
  const placeOf = new Map(questionnaire.questions.map(({ question }, place) => [question.id, place]));
  const place = ({ question = "" }: ResultsFilter[number]) => placeOf.get(question) ?? placeOf.size;
  const sorted = filter.toSorted((one, other) => place(one) - place(other));
  const words = await conditionWords(db, { questionnaire, filter: sorted, language }, services);
  const said = words.filter((one) => one !== undefined);
  return said.length === words.length ? said : undefined;
}
