import type { LocalizedText } from "../../../../shared/languages";
import { replacePipes } from "../../../../survey/logic/references";
import type { Lost } from "../shared/lost";
import { wholeOf } from "./logic/tests";
import { nameOf } from "./logic/variables";
import type { LimeQuestion, Survey } from "./survey";

/** The text in a language; where it has none, what respondents would read there. */
export function textIn(text: LocalizedText | undefined, language: string, languages: readonly string[]): string {
  const own = text?.[language];
  if (own) return own;
  const first = text?.[languages[0] ?? ""];
  return first || Object.values(text ?? {}).find((other) => other !== "") || "";
}

/** Plain text as HTML in which LimeSurvey finds no expression of its own. */
export function toHtml(text: string): string {
  return escaped(text).replace(/\r\n?|\n/g, "<br />\n");
}

function escaped(text: string): string {
  return text.replace(/[&<>{]/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "{": "&#123;" };

interface Place {
  readonly survey: Survey;
  readonly lost: Lost;
  /** Place of the first question that isn't answered by then. */
  readonly before: number;
  /** What is listed with it. */
  readonly name: string;
}

/** HTML of a text with answers put in LimeSurvey's way; those that it can't put in stay as they are and are listed. */
export function pipedHtml(text: string, { survey, lost, before, name }: Place): string {
  const expressions: string[] = [];
  const marked = replacePipes(text.replaceAll("\ue000", ""), (variable, part, whole) => {
    const expression = expressionOf(survey.byVariable.get(variable), part, before);
    if (expression === undefined) {
      lost.add(name, "piping", whole);
      return whole;
    }
    expressions.push(expression);
    return `\ue000${expressions.length - 1}\ue000`;
  });
  return toHtml(marked).replace(/\ue000(\d+)\ue000/g, (_mark, index) => `{${expressions[Number(index)]}}`);
}

/** Most characters of a title in LimeSurvey's database. */
const LONGEST_TITLE = 200;

/** HTML of a title, cut where LimeSurvey couldn't hold it. */
export function titleHtml(text: string, place: Place): string {
  const whole = pipedHtml(text, place);
  if (whole.length <= LONGEST_TITLE) return whole;
  place.lost.add(place.name, "setting", "title");
  let cut = [...text].slice(0, LONGEST_TITLE);
  while (toHtml(cut.join("")).length > LONGEST_TITLE) cut = cut.slice(0, -1);
  return toHtml(cut.join(""));
}

/** What LimeSurvey puts an answer in by; those of several members have none. */
function expressionOf(written: LimeQuestion | undefined, part: string | undefined, before: number): string | undefined {
  // What LimeSurvey works out itself is a code without a text.
  if (!written || written.place >= before || written.equation !== undefined) return undefined;
  const { in: place } = written.lime.form;
  if (place === "whole") return part === undefined ? `${wholeOf(written).name}.shown` : undefined;
  if (part === undefined) return undefined;
  if (place === "ranks") {
    const rank = Number(part);
    return Number.isInteger(rank) && rank > 0 && rank <= written.answers.size ? `${nameOf(written, part)}.shown` : undefined;
  }
  const [row = "", ...column] = part.split(":");
  const subquestion = written.subquestions.get(place === "rows" ? part : row);
  if (subquestion === undefined || place === "ticks") return undefined;
  if (place === "rows") return `${nameOf(written, subquestion)}.shown`;
  const isTick = "of" in written.lime.form && written.lime.form.of === "tick";
  const second = written.columns.get(column.join(":"));
  return second === undefined || isTick ? undefined : `${nameOf(written, subquestion, second)}.shown`;
}
