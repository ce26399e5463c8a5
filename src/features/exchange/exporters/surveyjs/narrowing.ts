import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { OPTION_LISTS, type OptionList, optionsOf } from "../../../../survey/logic/references";
import type { Option, Question } from "../../../../survey/questionnaire";
import type { Lost, Reason } from "../shared/lost";
import { ALWAYS, and, type Expression, isAlways, NEVER, not, or } from "./logic/expression";
import { attempt, type Scope } from "./logic/scope";
import { testExpression } from "./logic/testExpression";

export interface NarrowedElement {
  readonly element: JsonObject;
  /** Whether anything is left to offer. */
  readonly offers: Expression;
  /** The same, as far as the element doesn't see to it itself. */
  readonly visibleIf: Expression;
}

interface Narrowing {
  readonly question: Question;
  readonly element: JsonObject;
  readonly scope: Scope;
  readonly lost: Lost;
}

/** Members of elements that a list of ours may be written to; their items can have conditions. */
const PLACES: Readonly<Record<OptionList, readonly string[]>> = {
  options: ["choices", "rows"],
  rows: ["rows"],
  columns: ["columns"],
  fields: [],
};

/** How an element hides where a list of its own is empty. */
const HIDES: Readonly<Record<string, string>> = { choices: "hideIfChoicesEmpty", rows: "hideIfRowsEmpty" };

/** The element with the conditions of its options, and with those that come of carried ones. */
export function narrowed(narrowing: Narrowing): NarrowedElement {
  return OPTION_LISTS.reduce<NarrowedElement>((current, list) => narrowedList(list, current, narrowing), {
    element: narrowing.element,
    offers: ALWAYS,
    visibleIf: ALWAYS,
  });
}

function narrowedList(list: OptionList, current: NarrowedElement, { question, scope, lost }: Narrowing): NarrowedElement {
  const options = optionsOf(question, list);
  const isCarried = question.carry?.into === list;
  if (!isCarried && !options.some(({ showIf }) => showIf)) return current;
  const place = PLACES[list].find((member) => isListOf(current.element[member], options));
  const lose = (reason: Reason, detail?: string) => lost.add(question.variable, reason, detail);
  const carried = isCarried ? attempt(() => options.map(({ code }) => carriedOption(code, question, scope))) : undefined;
  if (isCarried && !(carried && place)) lose("carry");
  const own = options.map(({ code, showIf }) => {
    const said = showIf && place && scope.trySay(showIf);
    if (showIf && !said) lose("condition", code);
    return said || ALWAYS;
  });
  if (!place) return current;
  const result = attempt(() =>
    offered(
      place,
      current,
      own.map((expression, index) => and([carried?.[index] ?? ALWAYS, expression])),
    ),
  );
  if (result) return result;
  // Too long together for whatever follows from there being any.
  if (carried) lose("carry");
  for (const { code, showIf } of options) if (showIf) lose("condition", code);
  return current;
}

function offered(place: string, current: NarrowedElement, conditions: readonly Expression[]): NarrowedElement {
  const items = current.element[place];
  if (!Array.isArray(items)) return current;
  const some = or(conditions);
  const hides = HIDES[place];
  const written = items.map((item: Json, index) => conditional(item, conditions[index] ?? ALWAYS));
  return {
    element: { ...current.element, [place]: written, ...(hides && !isAlways(some) ? { [hides]: true } : {}) },
    offers: and([current.offers, some]),
    visibleIf: hides ? current.visibleIf : and([current.visibleIf, some]),
  };
}

function conditional(item: Json, condition: Expression): Json {
  return isJsonObject(item) && !isAlways(condition) ? { ...item, visibleIf: condition.text } : item;
}

function isListOf(items: Json | undefined, options: readonly Option[]): boolean {
  if (!Array.isArray(items) || items.length !== options.length) return false;
  return items.every((item: Json, index) => isJsonObject(item) && item.value === options[index]?.code);
}

/** Whether an option was, or wasn't, chosen before; a number chooses no code. */
function carriedOption(code: string, { carry }: Question, scope: Scope): Expression {
  if (!carry) return ALWAYS;
  const { from, which } = carry;
  const operand = scope.find(from);
  const isChosen =
    operand?.shape.kind === "number" ? NEVER : operand && testExpression(operand, { question: from, is: "equal", value: code });
  const said = isChosen ?? scope.say({ question: from, is: "equal", value: code });
  return which === "chosen" ? said : not(said);
}
