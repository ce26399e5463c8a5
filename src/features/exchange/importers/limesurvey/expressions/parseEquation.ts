import { type Grammar, parseExpression } from "../../shared/expressions/parse";
import type { Expression, Relation } from "../../shared/expressions/syntax";
import { type Spelling, tokenize } from "../../shared/expressions/tokenize";

/** LimeSurvey's expressions: question codes, or survey, group and question by their numbers (`12X3X45A`). */
const SPELLING: Spelling = [
  ["string", /"((?:[^"\\]|\\[\s\S])*)"/y],
  ["string", /'((?:[^'\\]|\\[\s\S])*)'/y],
  ["name", /(?:INSERTANS:|TOKEN:)?(?:\d+X\d+X\d+\w*(?:#\d)?|[A-Za-z_]\w*(?:#\d)?)(?:\.\w+)*/y],
  ["number", /\d+(?:\.\d+)?|\.\d+/y],
  ["symbol", /&&|\|\||==|!=|<=|>=|[<>!=+\-*/%(),]/y],
];

const RELATIONS = new Map<string, Relation>([
  ["==", "equal"],
  ["eq", "equal"],
  ["!=", "different"],
  ["ne", "different"],
  ["<", "less"],
  ["lt", "less"],
  ["<=", "atMost"],
  ["le", "atMost"],
  [">", "greater"],
  ["gt", "greater"],
  [">=", "atLeast"],
  ["ge", "atLeast"],
]);

const GRAMMAR: Grammar = {
  or: new Set(["or", "||"]),
  and: new Set(["and", "&&"]),
  not: new Set(["!", "not"]),
  relations: RELATIONS,
};

/** @throws NoCounterpart where the text is no expression */
export function parseEquation(text: string): Expression {
  return parseExpression(tokenize(text, SPELLING), GRAMMAR);
}
