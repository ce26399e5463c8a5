import type { Json } from "../../../../../shared/json";
import type { LimeSurveyValue } from "../../../../../survey/exchange/limeSurvey";
import type { Test } from "../../../../../survey/logic/condition";
import { evaluateCondition } from "../../../../../survey/logic/evaluateCondition";
import { ALWAYS, all, any, type Formula, NEVER, not, Unsayable } from "./formula";
import { momentTest } from "./moments";
import { blank, compared, filled, type Relation } from "./variables";

/** One variable that holds one value. */
export interface Single {
  readonly name: string;
  readonly of: LimeSurveyValue;
  /** What it can hold where it is one of a list: our value -> as it is written. */
  readonly codes: ReadonlyMap<string, string>;
}

/** Whether our engine says that the test holds for the value. */
export function holdsFor({ part: _part, ...test }: Test, value: Json | undefined): boolean {
  return evaluateCondition(test, () => (value === undefined ? {} : { value }));
}

/** A test of one variable. @throws Unsayable */
export function singleTest(test: Test, single: Single): Formula {
  const { name, of } = single;
  if (test.is === "answered") return filled(name);
  if (test.is === "unanswered") return blank(name);
  if (test.value === undefined) return NEVER;
  if (of === "code" || of === "point") return codeTest(test, single);
  // One value counts for one, whatever it is.
  if (test.of === "count") return holdsFor(test, 1) ? filled(name) : NEVER;
  if (of === "number") return numberTest(test, name);
  return of === "text" ? textTest(test, name) : momentTest(test, name, of);
}

/** Which of the codes our engine lets through; asked for one by one, so that it doesn't matter how they are written. */
function codeTest(test: Test, { name, of, codes }: Single): Formula {
  const values = [...codes].map(([own, written]) => ({ written, isIn: holdsFor(test, of === "point" ? Number(own) : own) }));
  const among = values.filter(({ isIn }) => isIn).map(({ written }) => compared(name, "==", written));
  const beside = values.filter(({ isIn }) => !isIn).map(({ written }) => compared(name, "==", written));
  if (among.length === 0) return NEVER;
  if (beside.length === 0) return filled(name);
  return beside.length < among.length ? all([filled(name), not(any(beside))]) : any(among);
}

const RELATIONS = { less: "<", atMost: "<=", atLeast: ">=", greater: ">" } as const satisfies Record<string, Relation>;

function numberTest({ is, value }: Test, name: string): Formula {
  const wanted = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  if (is === "different") return Number.isFinite(wanted) ? all([filled(name), not(compared(name, "==", wanted))]) : filled(name);
  if (!Number.isFinite(wanted) || is === "contains") return NEVER;
  if (is === "equal" || is === "only") return compared(name, "==", wanted);
  const relation = RELATIONS[is as keyof typeof RELATIONS];
  if (!relation) throw new Unsayable(is);
  const said = compared(name, relation, wanted);
  // LimeSurvey takes 0 for a text as well, and a blank for the text before it.
  return wanted === 0 && (is === "less" || is === "atMost") ? all([filled(name), said]) : said;
}

/** LimeSurvey compares texts that spell numbers as numbers, but only as it would write them: neither `007` nor `1.0`. */
function textTest(test: Test, name: string): Formula {
  const { is } = test;
  const wanted = String(test.value);
  const isNumber = wanted.trim() !== "" && Number.isFinite(Number(wanted));
  const mayBeNumber = wanted.trim() === "" || /^\s*[-+.\d]/.test(wanted) || isNumber;
  if (!["equal", "different", "only"].includes(is) || mayBeNumber) throw new Unsayable(`${is} ${wanted}`);
  const same = compared(name, "==", wanted);
  return is === "different" ? all([filled(name), not(same)]) : same;
}

export function constant(isTrue: boolean): Formula {
  return isTrue ? ALWAYS : NEVER;
}
