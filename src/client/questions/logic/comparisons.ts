import type { Operator, Test } from "../../../survey/logic/condition";
import type { Question } from "../../../survey/questionnaire";
import type { Shape, ShapeKind } from "./shape";

/** One way to compare an answer. */
export interface Comparison {
  /** Key under `surveys.logic.tests.`. */
  readonly key: string;
  readonly of?: "count";
  readonly is: Operator;
}

const ORDERED: readonly Operator[] = ["equal", "different", "atLeast", "atMost", "greater", "less"];
const COUNTED: readonly Operator[] = ["atLeast", "atMost", "equal"];

const VALUED: Readonly<Record<ShapeKind, readonly Operator[]>> = {
  one: ["equal", "different"],
  several: ["equal", "different", "only"],
  number: ORDERED,
  date: ORDERED,
  text: ["contains", "equal", "different"],
  parts: [],
  record: [],
  list: [],
};

const COUNTABLE: ReadonlySet<ShapeKind> = new Set(["several", "parts", "list"]);
const WITHOUT_VALUE: ReadonlySet<Operator> = new Set(["answered", "unanswered", "dontKnow"]);

export function needsValue({ is }: Pick<Test, "is">): boolean {
  return !WITHOUT_VALUE.has(is);
}

/** The shape that a comparison looks at: a part's, or the whole answer's. */
export function shapeAt(shape: Shape | undefined, part: string | undefined): Shape | undefined {
  return part === undefined ? shape : shape?.parts.find(({ code }) => code === part)?.shape;
}

/**
 * The comparisons that fit an answer of the shape, the likeliest first.
 * @param isWhole not of a part: "don't know" is said of the whole question
 */
export function comparisonsFor(
  shape: Shape | undefined,
  { question, isWhole }: { readonly question: Question; readonly isWhole: boolean },
): readonly Comparison[] {
  const kind = shape?.kind;
  const valued = kind ? VALUED[kind].map((is): Comparison => ({ key: `${kind}.${is}`, is })) : [];
  const counted = kind && COUNTABLE.has(kind) ? COUNTED.map((is): Comparison => ({ key: `count.${is}`, of: "count", is })) : [];
  const bare: readonly Operator[] = ["answered", "unanswered", ...(isWhole && question.dontKnow ? ["dontKnow" as const] : [])];
  return [...valued, ...counted, ...bare.map((is): Comparison => ({ key: `bare.${is}`, is }))];
}

/** How a comparison is said, also one that the shape no longer offers. */
export function comparisonOf(test: Test, shape: Shape | undefined): Comparison {
  const { is } = test;
  if (!needsValue(test)) return { key: `bare.${is}`, is };
  if (test.of === "count") return { key: COUNTED.includes(is) ? `count.${is}` : `number.${is}`, of: "count", is };
  const kind = shape?.kind;
  if (kind && VALUED[kind].includes(is)) return { key: `${kind}.${is}`, is };
  if (is === "contains") return { key: "text.contains", is };
  return { key: is === "only" ? "several.only" : `number.${is}`, is };
}

/** The test with another comparison; its value stays where it means the same. */
export function withComparison(test: Test, { of, is }: Comparison, shape: Shape | undefined): Test {
  const { of: before, value, ...rest } = test;
  const next: Test = {
    question: rest.question,
    ...(rest.part === undefined ? {} : { part: rest.part }),
    ...(of ? { of } : {}),
    is,
  };
  if (!needsValue(next)) return next;
  const isKept = value !== undefined && before === of;
  const first = of === "count" ? 1 : shape?.choices[0]?.code;
  const nextValue = isKept ? value : first;
  return nextValue === undefined ? next : { ...next, value: nextValue };
}

/**
 * A new comparison of a question: the likeliest one.
 * @param wanted part to look at; null for the whole answer @default the first fact of a record, else the whole answer
 */
export function newTest(question: Question, shape: Shape | undefined, wanted?: string | null): Test {
  const likeliestPart = shape?.kind === "record" ? shape.parts[0]?.code : undefined;
  const part = wanted === undefined ? likeliestPart : (wanted ?? undefined);
  const at = shapeAt(shape, part);
  const [likeliest] = comparisonsFor(at, { question, isWhole: part === undefined });
  const base: Test = { question: question.id, ...(part === undefined ? {} : { part }), is: "answered" };
  return likeliest ? withComparison(base, likeliest, at) : base;
}
