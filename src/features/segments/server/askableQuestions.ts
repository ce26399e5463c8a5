import type { SpaceDb } from "../../../server/kit";
import { type Question, type Questionnaire, questionsOf } from "../../../survey/questionnaire";
import type { AskableQuestion } from "../shared/api";

type Option = AskableQuestion["options"][number];

/** Options with codes, whatever the question's type; none where people answer in their own words. */
function optionsOf(question: Question): readonly Option[] {
  const { options } = question as { readonly options?: unknown };
  if (!Array.isArray(options)) return [];
  return (options as readonly Partial<Option>[]).flatMap(({ code, label }) =>
    typeof code === "string" && label ? [{ code, label }] : [],
  );
}

/** The questions of an activity's published questionnaire that are answered by options. */
export async function readAskableQuestions(db: SpaceDb, activityId: string): Promise<readonly AskableQuestion[]> {
  const version = await db
    .selectFrom("activity")
    .innerJoin("questionnaire", "questionnaire.id", "activity.questionnaire")
    .innerJoin("questionnaireVersion", (join) =>
      join
        .onRef("questionnaireVersion.questionnaire", "=", "questionnaire.id")
        .onRef("questionnaireVersion.number", "=", "questionnaire.publishedVersion"),
    )
    .select("questionnaireVersion.document")
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!version) return [];
  return questionsOf(version.document as unknown as Questionnaire).flatMap((question) => {
    const options = optionsOf(question);
    return options.length > 0 ? [{ id: question.id, title: question.title, options }] : [];
  });
}
