import { mapTexts } from "../../../../../survey/logic/references";
import type { Question } from "../../../../../survey/questionnaire";
import { attempt } from "../../shared/expressions/attempt";
import type { Dictionary } from "../expressions/dictionary";
import { parseEquation } from "../expressions/parseEquation";
import type { Variable } from "../expressions/variables";

/** Expressions between braces; LimeSurvey takes a brace before a blank for an ordinary one, and `{2,10}` is a pattern's. */
const EXPRESSION = /\{(?![\d,]+\})[^\s{}][^{}]*\}/g;

/** Expressions in a text, each once. */
export function expressionsIn(text: string): readonly string[] {
  return [...new Set(text.match(EXPRESSION))];
}

interface PipedPart<Part> {
  readonly part: Part;
  /** Expressions that stay as they are. */
  readonly left: readonly string[];
}

/**
 * The texts with answers put in our way, where they come from questions that stand before.
 * @param isBefore whether the question comes before what the texts belong to
 */
export function pipeTexts<Part extends object>(
  part: Part,
  dictionary: Dictionary,
  isBefore: (question: Question) => boolean,
): PipedPart<Part> {
  const left = new Set<string>();
  const piped = mapTexts(part, (text) =>
    text.replace(EXPRESSION, (whole) => {
      const place = placeOf(whole.slice(1, -1), dictionary);
      if (place && isBefore(place.question)) return `{{${place.text}}}`;
      left.add(whole);
      return whole;
    }),
  );
  return { part: piped, left: [...left] };
}

/** What our texts call the answer. */
function placeOf(inner: string, dictionary: Dictionary): { readonly question: Question; readonly text: string } | undefined {
  const variable = variableIn(inner, dictionary);
  if (!variable) return undefined;
  const { question, part } = variable;
  const isWhole = variable.suffix === "" && dictionary.forms(question) !== undefined;
  if (isWhole) return { question, text: question.variable };
  const isPart = part !== undefined && dictionary.forms(question) === "parts";
  return isPart ? { question, text: `${question.variable}.${part}` } : undefined;
}

function variableIn(inner: string, dictionary: Dictionary): Variable | undefined {
  return attempt(() => {
    const expression = parseEquation(inner);
    const variables = expression.kind === "variable" ? dictionary.find(expression.name).variables : [];
    return variables.length === 1 ? variables[0] : undefined;
  });
}
