import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { OPTION_LISTS, optionsOf } from "../../../../survey/logic/references";
import type { Question } from "../../../../survey/questionnaire";
import { ALWAYS, type Expression, not } from "./logic/expression";
import type { Scope } from "./logic/scope";

/** Elements that choices can be taken from. */
const SOURCES = new Set(["radiogroup", "checkbox", "dropdown"]);
const MODES = { chosen: "selected", unchosen: "unselected" } as const;

interface Side {
  readonly question: Question;
  readonly element: JsonObject;
}

function isNarrowed(question: Question): boolean {
  return OPTION_LISTS.some((list) => optionsOf(question, list).some(({ showIf }) => showIf !== undefined));
}

function isPlain({ question, element }: Side): boolean {
  const { choices, showOtherItem, showDontKnowItem } = element;
  const items = Array.isArray(choices) ? choices : [];
  const isBare = (item: Json) => isJsonObject(item) && Object.keys(item).every((key) => key === "value" || key === "text");
  return items.length > 0 && items.every(isBare) && !showOtherItem && !showDontKnowItem && !isNarrowed(question);
}

/**
 * The element with the choices of another question, where they are just its own: SurveyJS takes all of them, with their
 * texts. Nothing where that would mean something else.
 */
export function carriedChoices(own: Side, source: Side | undefined): JsonObject | undefined {
  const { carry } = own.question;
  if (carry?.into !== "options" || !source || source.question.carry) return undefined;
  if (!isPlain(own) || !isPlain(source) || !SOURCES.has(String(source.element.type))) return undefined;
  const { choices, ...element } = own.element;
  if (JSON.stringify(choices) !== JSON.stringify(source.element.choices)) return undefined;
  return {
    ...element,
    choicesFromQuestion: String(source.element.name),
    choicesFromQuestionMode: MODES[carry.which],
    hideIfChoicesEmpty: true,
  };
}

/** Whether there is any choice left, where the other question's are all of them. @throws Unsayable */
export function carriedOffers(own: Question, scope: Scope): Expression {
  const { carry } = own;
  if (!carry) return ALWAYS;
  const { from: question, which } = carry;
  if (which === "chosen") return scope.say({ question, is: "answered" });
  const all = new Set(optionsOf(own, "options").map(({ code }) => code)).size;
  return not(scope.say({ question, of: "count", is: "atLeast", value: all }));
}
