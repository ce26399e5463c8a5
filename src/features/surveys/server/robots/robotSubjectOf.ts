import type { Questionnaire } from "../../../../schema/questionnaire";
import type { RobotSubject } from "../../../../schema/robots/robotSubject";
import type { CompiledQuestionnaire } from "../execution/compileQuestionnaire";

/** What a robot writes where an answer asks for a text beside it. */
const COMMENT = "Robot";
/** Often enough to draw whatever can be drawn among some ten. */
const DRAWS = 60;

/** A compiled questionnaire as robots answer it: by the checks that respondents' answers have to pass. */
export function robotSubjectOf(authored: Questionnaire, { byId, logic }: CompiledQuestionnaire): RobotSubject {
  const language = authored.languages[0] ?? "";
  return {
    authored,
    logic,
    schemaOf: (question) => {
      const type = byId.get(question.id)?.type;
      return type?.isAnswerable ? type.answerSchema(question) : undefined;
    },
    answerOf: ({ id }, value, read) => {
      const check = byId.get(id)?.check;
      const given = read ? { read } : {};
      if (check?.(value, { ...given, comment: "" }).length === 0) return { value };
      return check?.(value, { ...given, comment: COMMENT }).length === 0 ? { value, comment: COMMENT } : undefined;
    },
    simulate: (question, random) => byId.get(question.id)?.type.simulate(question, random, language) ?? null,
    assigned: (question, values, random) => {
      const assign = byId.get(question.id)?.type.assign;
      if (!assign) return [];
      const parameters = [...values, ...Array.from({ length: DRAWS }, () => undefined)];
      return parameters.map((value) => assign(question, random, { parameter: () => value, read: () => undefined }));
    },
  };
}
