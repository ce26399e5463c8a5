import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { searchText } from "../../../shared/searchText";
import { readAnswers } from "./answers";
import type { Report } from "./readResults";
import { reportedQuestionnaire } from "./reportedQuestionnaire";
import { selectResponses } from "./selectResponses";
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
  const selected = await selectResponses(db, { questionnaire, ...selection }, services);
  const answers = (await readAnswers(db, questionnaire, questionId)).filter(({ response }) => selected.has(response));
  const sought = searchText(words.trim());
  const found = answers.reverse().flatMap(({ response, answer }) => {
    // Which parts of an answer are open is known to its type.
    const { texts = [] } = reported.type.tabulate(reported.question, [answer], language);
    const rows = texts.map((text, index) => ({ id: `${response}:${index}`, response, text }));
    return sought === "" ? rows : rows.filter(({ text }) => searchText(text).includes(sought));
  });
  return { items: found.slice(page * pageSize, (page + 1) * pageSize), totalElements: found.length, page };
}
