import { type OptionList, optionsOf } from "../../../../survey/logic/references";
import type { Question } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import type { Lost } from "../shared/lost";

/**
 * The question without the settings that ask for more than what conditions may leave of a list: nobody could answer it
 * then. They are listed.
 */
export function withinReach(question: Question, type: QuestionType, lost: Lost): Question {
  const beyond = Object.entries(type.asksOf ?? {})
    .filter(([setting, list]) => isBeyond(question, type, { setting, list }))
    .map(([setting]) => setting);
  for (const setting of beyond) lost.add(question.variable, "setting", setting);
  return Object.fromEntries(Object.entries(question).filter(([key]) => !beyond.includes(key))) as Question;
}

interface ListSetting {
  readonly setting: string;
  readonly list: OptionList;
}

function isBeyond(question: Question, type: QuestionType, { setting, list }: ListSetting): boolean {
  if (question[setting] === undefined) return false;
  const options = optionsOf(question, list);
  const left = question.carry?.into === list ? [] : options.filter(({ showIf }) => !showIf);
  if (left.length === options.length) return false;
  const asked = asks(question, type);
  const { [setting]: _value, ...free } = question;
  return asked !== asks(free as Question, type) && asked !== asks({ ...question, [list]: left }, type);
}

/** What it asks for in answers, beside whether there is one. */
function asks(question: Question, type: QuestionType): string {
  return JSON.stringify(type.toSurveyJs(question, "en").validators ?? []);
}
