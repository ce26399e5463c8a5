import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { differingIssues } from "../../../../survey/compile/differingIssues";
import type { Answer, Questionnaire } from "../../../../survey/questionnaire";
import type { RobotSubject } from "../../../../survey/robots/robotSubject";

/** What a robot writes where an answer asks for a text beside it. */
const COMMENT = "Robot";
/** Often enough to draw whatever can be drawn among some ten. */
const DRAWS = 60;

/**
 * A compiled questionnaire as robots answer it: by the checks that respondents' answers have to pass.
 * @param now when they answer
 */
export function robotSubjectOf(authored: Questionnaire, { byId, logic }: CompiledQuestionnaire, now = new Date()): RobotSubject {
  const at = now.toISOString();
  const language = authored.languages[0] ?? "";
  return {
    authored,
    logic,
    schemaOf: (question) => {
      const type = byId.get(question.id)?.type;
      return type?.isAnswerable ? type.answerSchema(question) : undefined;
    },
    answeringSeconds: (question) => byId.get(question.id)?.type.answeringSeconds?.(question),
    answerOf: ({ id }, value, read) => {
      const compiled = byId.get(id);
      // What a later round would be refused with when it is left, no robot tries.
      const isTaken = (answer: Answer) =>
        compiled?.check(value, { at, comment: answer.comment ?? "", ...(read ? { read } : {}) }).length === 0 &&
        (!read || differingIssues(compiled, answer, read).length === 0);
      return [{ value }, { value, comment: COMMENT }].find(isTaken);
    },
    simulate: (question, random) => {
      const type = byId.get(question.id)?.type;
      return type?.simulate(type.asOf?.(question, at) ?? question, random, language) ?? null;
    },
    assigned: (question, values, random) => {
      const assign = byId.get(question.id)?.type.assign;
      if (!assign) return [];
      const parameters = [...values, ...Array.from({ length: DRAWS }, () => undefined)];
      return parameters.map((value) => assign(question, random, { parameter: () => value, read: () => undefined }));
    },
  };
}
