import { entryOf } from "../../shared/entryOf";
import { type Grammar, parseExpression } from "../../shared/expressions/parse";
import type { Expression, Relation } from "../../shared/expressions/syntax";
import { type Spelling, tokenize } from "../../shared/expressions/tokenize";

/** SurveyJS's expressions: names between braces, texts with or without quotes, lists between brackets. */
const SPELLING: Spelling = [
  ["string", /"((?:[^"\\]|\\[\s\S])*)"/y],
  ["string", /'((?:[^'\\]|\\[\s\S])*)'/y],
  ["variable", /\{([^{}]+)\}/y],
  ["number", /\d+(?:\.\d+)?(?![\w.])/y],
  ["symbol", /&&|\|\||==|!=|<>|<=|>=|\*=|[<>=!+\-*/%^(),[\]]/y],
  ["name", /[\p{L}_][\p{L}\p{N}_.]*/uy],
];

const RELATIONS = new Map<string, Relation>([
  ["=", "equal"],
  ["==", "equal"],
  ["equal", "equal"],
  ["!=", "different"],
  ["<>", "different"],
  ["notequal", "different"],
  ["<", "less"],
  ["less", "less"],
  ["<=", "atMost"],
  ["lessorequal", "atMost"],
  [">", "greater"],
  ["greater", "greater"],
  [">=", "atLeast"],
  ["greaterorequal", "atLeast"],
  ["contains", "contains"],
  ["contain", "contains"],
  ["*=", "contains"],
  ["notcontains", "lacks"],
  ["notcontain", "lacks"],
  ["anyof", "anyOf"],
  ["allof", "allOf"],
  ["noneof", "noneOf"],
]);

const CONSTANTS: Readonly<Record<string, string | boolean>> = { true: true, false: false, undefined: "", null: "" };

const GRAMMAR: Grammar = {
  or: new Set(["or", "||"]),
  and: new Set(["and", "&&"]),
  not: new Set(["!", "negate"]),
  relations: RELATIONS,
  fillings: new Map([
    ["empty", false],
    ["notempty", true],
  ]),
  bareWord: (text) => ({ kind: "literal", value: entryOf(CONSTANTS, text.toLowerCase()) ?? text }),
};

/** @throws NoCounterpart where the text is no expression */
export function parseSurveyExpression(text: string): Expression {
  return parseExpression(tokenize(text, SPELLING), GRAMMAR);
}
