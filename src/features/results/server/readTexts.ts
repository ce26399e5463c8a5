import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { searchText } from "../../../shared/searchText";
import type { Report } from "./readResults";
import { reportedQuestionnaire } from "./reportedQuestionnaire";
import { oldestFirst, prepareSelection } from "./responses/selection";
import type { ResultsServices } from "./services";

interface TextPage {
  readonly questionId: string;
  /** Words that the texts contain; empty: all texts. */
  readonly words: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * A page of the open answers to one question, the newest first: what was written, beside options too.
 * @throws AppError `record.notFound` without such a question
 */
export async function readTexts(db: SpaceDb, wanted: Report & TextPage, services: ResultsServices) {
  const { activityId, questionId, words, page, pageSize, language, ...selection } = wanted;
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const reported = questionnaire.questions.find(({ question }) => question.id === questionId);
  if (!reported) throw new AppError("record.notFound");
  const selected = await prepareSelection(db, { questionnaire, ...selection }, services);
  const sought = searchText(words.trim());
  return services.responses.use(db, selected.source, [...selected.questionIds, questionId], (responses) => {
    const column = responses.column(questionId);
    const found = oldestFirst(selected.slotsIn(responses), responses.frame.completedAt)
      .reverse()
      .reduce<{ id: string; response: string; text: string }[]>((all, slot) => {
        const [answer, response = ""] = [column.answerOf(slot), responses.frame.ids[slot]];
        // Which parts of an answer are open is known to its type.
        const { texts = [] } = answer ? reported.type.tabulate(reported.question, [answer], language) : {};
        for (const [index, text] of texts.entries())
          if (sought === "" || searchText(text).includes(sought)) all.push({ id: `${response}:${index}`, response, text });
        return all;
      }, []);
    return { items: found.slice(page * pageSize, (page + 1) * pageSize), totalElements: found.length, page };
  });
}
