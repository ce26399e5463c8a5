import type { JsonObject } from "../../../../shared/json";
import { groupsOf } from "../../../../survey/logic/optionGroups";
import type { Question } from "../../../../survey/questionnaire";
import { isBlank } from "../../../../survey/questions/isBlank";
import type { QuestionType } from "../../../../survey/questionType";
import type { Lost } from "../shared/lost";
import { offersDontKnow, withDontKnow } from "./dontKnow";
import type { Languages } from "./languages";
import { lostSettings } from "./lostSettings";
import { withPins } from "./randomOrder";

interface ElementContext {
  readonly type: QuestionType;
  readonly languages: Languages;
  readonly lost: Lost;
}

/**
 * The element in all languages, without logic. What isn't part of it is listed.
 *
 * @param question its id is the element's name, its texts are as SurveyJS reads them
 */
export function writeElement(question: Question, writing: ElementContext): JsonObject {
  const { type, languages, lost } = writing;
  const lose = (member: string) => lost.add(question.variable, "language", member);
  const own = plain(
    languages.merged((language) => type.toSurveyJs(question, language), lose),
    type,
  );
  reportLost(question, own, writing);
  const isAsked = type.isAnswerable && !type.isAssigned;
  const title = type.isAnswerable ? languages.text(question.title) : undefined;
  const description = type.isAnswerable ? languages.text(question.description) : undefined;
  const element = {
    ...own,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(isAsked && question.required ? { isRequired: true } : {}),
  };
  const pinned = withPins(element, question);
  return offersDontKnow(own, question.dontKnow) ? withDontKnow(pinned, languages.text(question.dontKnow)) : pinned;
}

/** Without what only our own runner answers to: its drawing, and how it uploads files. */
function plain(element: JsonObject, type: QuestionType): JsonObject {
  const { storeDataAsText: _store, waitForUpload: _wait, renderAs, ...rest } = element;
  return renderAs === undefined || type.plainSurvey === "looks" ? rest : { ...rest, renderAs };
}

function reportLost(question: Question, element: JsonObject, { type, languages, lost }: ElementContext): void {
  const { variable, minimumSeconds, maximumSeconds, dontKnow } = question;
  if (type.plainSurvey === "looks") lost.add(variable, "looks");
  for (const [name, seconds] of Object.entries({ minimumSeconds, maximumSeconds }))
    if (seconds !== undefined) lost.add(variable, "timeLimit", `${name}: ${seconds}`);
  for (const { code } of groupsOf(question)) lost.add(variable, "optionGroups", code);
  if (!isBlank(dontKnow) && !offersDontKnow(element, dontKnow)) lost.add(variable, "dontKnow");
  const elementOf = (other: Question) =>
    languages.merged(
      (language) => type.toSurveyJs(other, language),
      () => undefined,
    );
  for (const { setting, reason } of lostSettings(question, type, elementOf))
    lost.add(variable, reason, reason === "pattern" ? String(question.pattern ?? setting) : setting);
  if (/"image(?:Link)?":"\/|src=\\"\//.test(JSON.stringify(element))) lost.add(variable, "images");
}
