import type { LimeSurveyForm, LimeSurveyValue } from "../../../../../survey/exchange/limeSurvey";
import type { Test } from "../../../../../survey/logic/condition";
import type { LimeQuestion } from "../survey";
import { all, any, type Formula, NEVER, not, Unsayable } from "./formula";
import { allBlank, anyFilled, compared, counted, filled, nameOf, OTHER_ANSWER, type Relation } from "./variables";
import { constant, holdsFor, type Single, singleTest } from "./wholes";

/** One test of one answer, as an expression that holds for the same answers. @throws Unsayable */
export function testFormula(test: Test, written: LimeQuestion): Formula {
  if (test.is === "dontKnow") throw new Unsayable("dontKnow");
  return BY_FORM[written.lime.form.in](test, written);
}

type Form = LimeSurveyForm["in"];

const BY_FORM: Readonly<Record<Form, (test: Test, written: LimeQuestion) => Formula>> = {
  whole: (test, written) => (test.part === undefined ? singleTest(test, wholeOf(written)) : ofNothing(test)),
  ticks: ticksTest,
  ranks: ranksTest,
  rows: rowsTest,
  cells: cellsTest,
  nothing: (_test, { question }) => {
    throw new Unsayable(question.variable);
  },
};

/** Of what no answer has: a code that isn't in the list, a part of a whole. */
function ofNothing(test: Test): Formula {
  return constant(holdsFor(test, undefined));
}

function valueIn({ lime: { form } }: LimeQuestion): LimeSurveyValue {
  return "of" in form && form.of !== "tick" ? form.of : "code";
}

/** The variable of a question that has one, which may be that of its only subquestion. */
export function wholeOf(written: LimeQuestion): Single {
  const [only] = written.subquestions.values();
  return { name: only ? nameOf(written, only) : nameOf(written), of: valueIn(written), codes: answerCodes(written) };
}

export function answerCodes({ answers, lime }: LimeQuestion): ReadonlyMap<string, string> {
  return lime.other ? new Map([...answers, ["other", OTHER_ANSWER]]) : answers;
}

/** Variables that are filled where one of several is chosen. */
interface Several {
  /** That the code of ours is; nothing where none is called so. */
  readonly chosen: (code: string) => Formula | undefined;
  readonly names: readonly string[];
}

function of(known: ReadonlyMap<string, string>, say: (name: string) => Formula): Several["chosen"] {
  return (own) => {
    const name = known.get(own);
    return name === undefined ? undefined : say(name);
  };
}

/** A test of an answer that has several members, each filled or not. */
function severalTest(test: Test, { chosen, names }: Several): Formula {
  if (test.is === "answered") return anyFilled(names);
  if (test.is === "unanswered") return allBlank(names);
  if (test.value === undefined) return NEVER;
  if (test.of === "count") return countTest(test, names);
  const wanted = chosen(String(test.value)) ?? NEVER;
  if (test.is === "equal") return wanted;
  if (test.is === "different") return all([anyFilled(names), not(wanted)]);
  if (test.is === "only") return all([wanted, counted(names, "==", 1)]);
  // Lists have no order, and no text in them.
  return NEVER;
}

const RELATIONS: Readonly<Record<string, Relation>> = {
  equal: "==",
  only: "==",
  different: "!=",
  less: "<",
  atMost: "<=",
  atLeast: ">=",
  greater: ">",
};

/** Where nothing is chosen nothing can be said of how many: LimeSurvey counts none there. */
function countTest({ part: _part, ...test }: Test, names: readonly string[]): Formula {
  const isOf = (count: number) => holdsFor({ ...test, of: "value" }, count);
  const isIn = names.map((_, index) => index + 1).filter(isOf);
  const [least] = isIn;
  if (least === undefined) return NEVER;
  if (isIn.length === names.length) return anyFilled(names);
  const relation = RELATIONS[test.is];
  if (!relation) throw new Unsayable(test.is);
  const bound = Number(test.value);
  // Between two whole numbers only an order can lie.
  if (!Number.isInteger(bound)) return least > 1 ? counted(names, ">=", least) : upTo(names, isIn.length);
  const said = counted(names, relation, bound);
  return isOf(0) ? all([counted(names, ">", 0), said]) : said;
}

function upTo(names: readonly string[], most: number): Formula {
  return all([counted(names, ">", 0), counted(names, "<=", most)]);
}

function ticksTest(test: Test, written: LimeQuestion): Formula {
  // The place in which something was chosen isn't kept.
  if (test.part !== undefined) throw new Unsayable(test.part);
  const names = [...[...written.subquestions.values()], ...(written.lime.other ? ["other"] : [])];
  const box = of(written.subquestions, (code) => compared(nameOf(written, code), "==", "Y"));
  const chosen = (own: string) => (own === "other" && written.lime.other ? filled(nameOf(written, "other")) : box(own));
  return severalTest(test, { chosen, names: names.map((code) => nameOf(written, code)) });
}

function ranksTest(test: Test, written: LimeQuestion): Formula {
  const names = [...written.answers].map((_, index) => nameOf(written, String(index + 1)));
  if (test.part !== undefined) {
    const name = /^[1-9]\d*$/.test(test.part) ? names[Number(test.part) - 1] : undefined;
    return name ? singleTest(test, { name, of: "code", codes: written.answers }) : ofNothing(test);
  }
  const chosen = of(written.answers, (code) => any(names.map((name) => compared(name, "==", code))));
  return severalTest(test, { chosen, names });
}

function rowsTest(test: Test, written: LimeQuestion): Formula {
  const names = new Map([...written.subquestions].map(([own, code]) => [own, nameOf(written, code)]));
  if (test.part === undefined) {
    return severalTest(test, { chosen: of(names, filled), names: [...names.values()] });
  }
  const name = names.get(test.part);
  return name ? singleTest(test, { name, of: valueIn(written), codes: written.answers }) : ofNothing(test);
}

function cellsTest(test: Test, written: LimeQuestion): Formula {
  const { subquestions, columns } = written;
  const cellsOf = (row: string) => [...columns.values()].map((column) => nameOf(written, row, column));
  if (test.part === undefined) {
    const names = [...subquestions.values()].flatMap(cellsOf);
    // LimeSurvey counts the cells, ours the rows.
    if (test.of === "count" || test.is === "only") throw new Unsayable("count");
    return severalTest(test, { chosen: of(subquestions, (row) => anyFilled(cellsOf(row))), names });
  }
  const [own = "", ...rest] = test.part.split(":");
  const row = subquestions.get(own);
  if (row === undefined) return ofNothing(test);
  if (rest.length === 0) return rowTest(test, written, row);
  const column = columns.get(rest.join(":"));
  if (column === undefined) return ofNothing(test);
  return cellTest(test, written, { name: nameOf(written, row, column), column: rest.join(":") });
}

function rowTest(test: Test, written: LimeQuestion, row: string): Formula {
  const names = new Map([...written.columns].map(([own, column]) => [own, nameOf(written, row, column)]));
  const chosen = of(names, (name) => (isTick(written) ? compared(name, "==", 1) : filled(name)));
  return severalTest(test, { chosen, names: [...names.values()] });
}

/** A chosen column holds itself. */
function cellTest(
  test: Test,
  written: LimeQuestion,
  { name, column }: { readonly name: string; readonly column: string },
): Formula {
  if (!isTick(written)) return singleTest(test, { name, of: valueIn(written), codes: new Map() });
  if (test.is === "unanswered") return not(compared(name, "==", 1));
  return holdsFor(test, column) ? compared(name, "==", 1) : NEVER;
}

function isTick({ lime: { form } }: LimeQuestion): boolean {
  return form.in === "cells" && form.of === "tick";
}
