import type { Question } from "../../../../survey/questionnaire";

/** What every object has, and SurveyJS's tables of elements with it. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase());

/** What means something else between SurveyJS's braces, or in its tables, in small letters. */
const RESERVED = new Set([
  ...INHERITED,
  ...[
    "choice column composite correctanswers correctedanswercount correctedanswers incorrectanswers incorrectedanswercount",
    "incorrectedanswers item locale matrix pagecount pageno panel parent prevpanel prevrow nextpanel nextrow questioncount",
    "row rowindex rowname rowtitle rowvalue self survey totalrow visiblerowindex panelindex visiblepanelindex",
  ].flatMap((line) => line.split(" ")),
]);

/**
 * Names of elements by question id: the variables, which SurveyJS doesn't tell apart by case. Whatever stands for
 * something else there, or is no variable at all in a draft, gets a number.
 */
export function namesOf(questions: readonly Question[]): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  const names = new Map<string, string>();
  for (const { id, variable } of questions) {
    const base = /^[A-Za-z][A-Za-z0-9_]*$/.test(variable) ? variable : "question";
    let name = base;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base}_${number}`;
    taken.add(name.toLowerCase());
    names.set(id, name);
  }
  return names;
}
