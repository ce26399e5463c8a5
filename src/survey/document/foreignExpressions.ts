import type { LocalizedText } from "../../shared/languages";
import type { LogicIssue } from "../logic/logicFault";
import { replacePipes, textsIn } from "../logic/references";
import { type Questionnaire, questionsOf } from "../questionnaire";

const BRACES = /\{([^\s{}][^{}]*)\}/g;

/** Functions of LimeSurvey and SurveyJS that texts use; a call of another one counts by its arguments. */
const FUNCTIONS =
  "abs|age|ceil|count|countif|currentDate|date|floor|gT|if|iif|implode|intval|is_empty|is_numeric|join|list|max|min|number_format|pi|rand|regexMatch|round|sqrt|strlen|strtolower|strtoupper|substr|sum|sumInArray|today|unique";
/** A plural in brackets, as in `{opción(es)}`, is no call. */
const CALL = new RegExp(
  `(?:^|[^\\p{L}\\p{N}_])(?:(?:${FUNCTIONS})\\((?!e?s\\))|[A-Za-z_]\\w*\\((?:\\)|[^()]*[,'"=<>&|+*]))`,
  "u",
);
/** Nested braces, as in `{if(a, '{b}', '')}`. */
const OPEN_CALL = new RegExp(`\\{(?:${FUNCTIONS})\\([^{}]*\\{[^{}]*\\}`, "g");
const REFERENCE =
  /^(?:TOKEN[:_]|INSERTANS:|\d+X\d+X\d+|(?:panel|row|item)\.\w)|\.(?:shown|code|NAOK|value|valueNAOK|question|qid)\b/;
/** A single stroke, an ampersand or an exclamation mark also stands between words. */
const OPERATOR = /[=<>+*]|!(?=\w)|&&|\|\||\/\s*\d/;
/** Of a variable. */
const LONGEST_NAME = 100;

/** More would hide the message that they are put in. */
const LONGEST_SHOWN = 120;

function isForeign(inner: string, variables: ReadonlySet<string>): boolean {
  if (CALL.test(inner) || REFERENCE.test(inner)) return true;
  const names = inner.match(/[A-Za-z]\w*/g) ?? [];
  const isKnown = (name: string) => variables.has(name.toLowerCase());
  // `Q1_SQ001` and `Q1.row` name a part of the answer.
  const isVariable = (name: string) => {
    const start = name.slice(0, LONGEST_NAME + 1);
    return isKnown(name) || [...start.matchAll(/_/g)].some(({ index }) => isKnown(start.slice(0, index)));
  };
  const isAlone = /^[#A-Za-z][\w.:[\]#-]*$/.test(inner);
  if (isAlone) return isVariable(names[0] ?? "");
  // A name in SurveyJS is any text: its variable has letters and digits of it.
  const named = inner.normalize("NFD").replace(/\p{M}/gu, "").replace(/\W+/g, "_");
  return isKnown(named) || (OPERATOR.test(inner) && names.some(isVariable));
}

/** Expressions of another tool in a text, in braces, which respondents would read as they are. */
function expressionsIn(text: string, variables: ReadonlySet<string>): readonly string[] {
  if (!text.includes("{")) return [];
  const own = replacePipes(text, () => " ");
  const nested = own.match(OPEN_CALL) ?? [];
  const found = [...own.matchAll(BRACES)].flatMap(([whole, inner = ""]) => (isForeign(inner, variables) ? [whole] : []));
  return [...nested.map((start) => `${start}…`), ...found];
}

function issueAt(path: string, text: LocalizedText, variables: ReadonlySet<string>): readonly LogicIssue[] {
  const found = Object.entries(text).flatMap(([language, words]) =>
    expressionsIn(words, variables).map((expression) => ({ language, expression })),
  );
  if (found.length === 0) return [];
  const all = [...new Set(found.map(({ expression }) => expression))].join(" ");
  const shown = all.length > LONGEST_SHOWN ? `${all.slice(0, LONGEST_SHOWN - 1)}…` : all;
  const language = [...new Set(found.map((one) => one.language))].join(", ");
  return [{ path, fault: "foreignExpression", params: { text: shown, language } }];
}

/**
 * Each text that holds an expression of the tool it was imported from: `{if(…)}`, `{Q1.shown}`, `{TOKEN:FIRSTNAME}`, or the name
 * of a variable in single braces. Words in braces are words.
 */
export function foreignExpressions(questionnaire: Questionnaire): readonly LogicIssue[] {
  const { title, welcome, closing, blocks } = questionnaire;
  const variables = new Set(questionsOf(questionnaire).map(({ variable }) => variable.toLowerCase()));
  const issuesOf = (part: object, base = "") =>
    textsIn(part).flatMap(({ path, text }) => issueAt(`${base}${path}`, text, variables));
  return [
    ...issuesOf({ title, welcome, closing }),
    ...blocks.flatMap((block, index) => [
      ...issuesOf({ title: block.title, description: block.description }, `/blocks/${index}`),
      ...block.questions.flatMap((question) => issuesOf(question).map((issue) => ({ ...issue, questionId: question.id }))),
    ]),
  ];
}
