import type { Passage, PassageSource } from "../../../server/kit";
import { localize } from "../../../shared/languages";
import { reportedQuestionnaire } from "./reportedQuestionnaire";
import { oldestFirst, prepareSelection } from "./responses/selection";
import type { ResultsServices } from "./services";

type Asked = Pick<Parameters<PassageSource["read"]>[0], "db" | "activityId" | "language">;

/** Of the complete responses, in order of completion. The id of one is response, question and its number there. */
async function readAll({ db, activityId, language }: Asked, services: ResultsServices): Promise<readonly Passage[]> {
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  if (!services.activityTypes.get(activity?.type ?? "")?.hasQuestionnaire) return [];
  const questionnaire = await reportedQuestionnaire(db, activityId, services);
  const { questions } = questionnaire;
  const selected = await prepareSelection(db, { questionnaire, filter: [], withTest: false, segment: undefined }, services);
  const columns = [...selected.questionIds, ...questions.map(({ question }) => question.id)];
  return services.responses.use(db, selected.source, columns, (responses) =>
    [...oldestFirst(selected.slotsIn(responses), responses.frame.completedAt)].flatMap((slot) => {
      const { ids, completedAt } = responses.frame;
      // Whose end isn't known ended long ago.
      const at = new Date(completedAt[slot] || 0).toISOString();
      return questions.flatMap(({ question, type }) => {
        const answer = responses.column(question.id).answerOf(slot);
        // Which parts of an answer are open is known to its type.
        const { texts = [] } = answer ? type.tabulate(question, [answer], language) : {};
        const heading = localize(question.title, language);
        return texts.map((text, number) => ({ id: `${ids[slot]}:${question.id}:${number}`, text, author: "", heading, at }));
      });
    }),
  );
}

/** What respondents of an activity's questionnaire wrote, for analysis; nobody is named. */
export function openAnswers(services: ResultsServices): PassageSource {
  return {
    name: "answers",
    read: async ({ limit, ...asked }) => {
      const all = await readAll(asked, services);
      return { total: all.length, passages: all.slice(-limit) };
    },
    find: async ({ ids, ...asked }) => {
      const wanted = new Set(ids);
      return (await readAll(asked, services)).filter(({ id }) => wanted.has(id));
    },
  };
}
