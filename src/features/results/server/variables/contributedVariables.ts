import type { CodedVariable, ResponseVariableSource, SpaceDb } from "../../../../server/kit";
import type { Answer, Question } from "../../../../survey/questionnaire";
import type { ReportedQuestion, ReportedQuestionnaire } from "../reportedQuestionnaire";
import { FINISHED } from "../responses/responseFields";

/** Of extensions, by name (`host.responseVariables`). */
export type VariableSources = ReadonlyMap<string, ResponseVariableSource>;

/** A variable of responses that an extension contributes, with the question that it is of. */
export interface ContributedVariable {
  readonly variable: CodedVariable;
  readonly question: Question;
  readonly source: ResponseVariableSource;
}

/** As many responses are read at once. */
const BATCH = 500;

/** Names that the questions themselves have in tables and files. */
const namesOf = ({ question, type }: ReportedQuestion, language: string): readonly string[] => [
  question.id,
  question.variable,
  ...type.variables(question, language).map(({ name }) => name),
];

/** What extensions contribute to a questionnaire's results, in the order of its questions; a question's own names come first. */
export function contributedVariables(
  { questions }: Pick<ReportedQuestionnaire, "questions">,
  sources: VariableSources,
  language: string,
): readonly ContributedVariable[] {
  const types = new Set([...sources.values()].map(({ questionType }) => questionType));
  if (!questions.some(({ question }) => types.has(question.type))) return [];
  const taken = new Set(questions.flatMap((reported) => namesOf(reported, language)));
  return questions.flatMap(({ question }) =>
    [...sources.values()].flatMap((source) => {
      if (source.questionType !== question.type) return [];
      return source.variables(question, language).flatMap((variable) => {
        if (taken.has(variable.name)) return [];
        taken.add(variable.name);
        return [{ variable, question, source }];
      });
    }),
  );
}

/** The code of a response: what is known of it, else what its variable says of those who were asked. */
export function codeOf(
  { variable: { name, unknownCode } }: ContributedVariable,
  known: Readonly<Record<string, string>> | undefined,
  answer: Answer | undefined,
): string | undefined {
  if (known && Object.hasOwn(known, name)) return known[name];
  return answer === undefined || answer.missing === "not-asked" ? undefined : unknownCode;
}

/** Codes of a batch of responses, by response, then by variable; each source reads once. */
export async function readContributed(
  db: SpaceDb,
  variables: readonly ContributedVariable[],
  responses: { readonly questionnaireId: string; readonly responseIds: readonly string[] },
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const known = new Map<string, Readonly<Record<string, string>>>();
  for (const source of new Set(variables.map((one) => one.source))) {
    const questions = new Set(variables.filter((one) => one.source === source).map(({ question }) => question));
    const read = await source.read({ db, ...responses, questions: [...questions] });
    for (const [id, codes] of read) known.set(id, { ...known.get(id), ...codes });
  }
  return known;
}

/** Codes of all responses of a questionnaire that have ended, by response, read batch by batch. */
export async function readAllContributed(
  db: SpaceDb,
  variable: ContributedVariable,
  { questionnaireId, withTest }: { readonly questionnaireId: string; readonly withTest: boolean },
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const all = new Map<string, Readonly<Record<string, string>>>();
  let after: string | undefined;
  for (;;) {
    let query = db
      .selectFrom("response")
      .select("id")
      .where("questionnaire", "=", questionnaireId)
      .where("state", "in", FINISHED)
      .orderBy("id")
      .limit(BATCH);
    if (!withTest) query = query.where("isTest", "is not", true);
    if (after !== undefined) query = query.where("id", ">", after);
    const responseIds = (await query.execute()).map(({ id }) => id);
    if (responseIds.length > 0)
      for (const [id, codes] of await readContributed(db, [variable], { questionnaireId, responseIds })) all.set(id, codes);
    if (responseIds.length < BATCH) return all;
    after = responseIds.at(-1);
  }
}
