import type { LimeSurveyPart } from "../../../../../survey/exchange/limeSurvey";
import type { LimeQuestion, Survey } from "../survey";
import { ALWAYS, Unsayable } from "./formula";
import { formulaOf } from "./relevance";

/** What a question that LimeSurvey answers itself is worked out by. @throws Unsayable */
export function equationOf(written: LimeQuestion, survey: Survey): string {
  const answers = written.lime.answers ?? [];
  if (answers.length === 0) throw new Unsayable(written.question.variable);
  return written.lime.equation === "draw" ? drawn(written.code, answers.length) : first(written, answers, survey);
}

/** Drawn once: LimeSurvey works its equations out anew on every page. */
function drawn(code: string, count: number): string {
  return `if(is_empty(${code}.NAOK), rand(1, ${count}), ${code}.NAOK)`;
}

/** The first whose condition holds. */
function first(written: LimeQuestion, [next, ...rest]: readonly LimeSurveyPart[], survey: Survey): string {
  if (!next) return '""';
  const condition = next.showIf ? formulaOf(next.showIf, survey, written.place) : ALWAYS;
  const code = `"${written.answers.get(next.code) ?? ""}"`;
  return condition === ALWAYS ? code : `if(${condition.text}, ${code}, ${first(written, rest, survey)})`;
}
