import type { Area } from "../../../../src/shared/area";
import type { Json } from "../../../../src/shared/json";
import { localize } from "../../../../src/shared/languages";
import type { Answer } from "../../../../src/survey/questionnaire";
import type { Distribution, Variable } from "../../../../src/survey/questionType";
import { splitAnswers } from "../../../../src/survey/types/splitAnswers";
import { type Share, shareOf, type Times, timesOf } from "../../shared/figures";
import { evaluatePath, OUTCOMES, type Outcome, outcomeOf, shortestPath } from "./evaluatePath";
import { type ImagePathQuestion, type Path, pathIn, screenName } from "./imagePathQuestion";
import { wordFor } from "./words";

/** Marks on the picture of one screen; figures are of all. */
const MOST_MARKS = 500;
const MOST_PATHS = 10;
const BETWEEN = " > ";

/** What the type's own view of results draws. */
export type PathDrawing = {
  readonly count: number;
  /** Direct and indirect. */
  readonly success: Share;
  readonly outcomes: readonly ({ readonly outcome: Outcome } & Share)[];
  /** To the goal, of those who reached it. */
  readonly times: Times | null;
  readonly shortest: number | null;
  /** The most frequent ones, by names of screens; presses beside links are left out. */
  readonly paths: readonly { readonly screens: readonly string[]; readonly outcome: Outcome; readonly count: number }[];
  readonly screens: readonly ScreenFigures[];
  readonly repeated: number;
};

export type ScreenFigures = {
  readonly code: string;
  readonly name: string;
  readonly image: string;
  readonly links: readonly Area[];
  /** People who came to it. */
  readonly people: number;
  readonly presses: number;
  /** Of the presses. */
  readonly misclicks: Share;
  /** The latest presses: place in percent, whether on a link. */
  readonly marks: readonly (readonly [x: number, y: number, isOnLink: boolean])[];
};

const timeOf = ({ steps }: Path) => Math.round(steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0) * 10) / 10;

export function pathVariables({ title, variable }: ImagePathQuestion, language: string): readonly Variable[] {
  const label = (word: Parameters<typeof wordFor>[0]) => `${localize(title, language)}: ${wordFor(word, language)}`;
  return [
    {
      name: `${variable}_outcome`,
      label: label("outcome"),
      measure: "nominal",
      codes: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, wordFor(outcome, language)])),
    },
    ...(["moves", "misclicks", "milliseconds"] as const).map((name) => ({
      name: `${variable}_${name}`,
      label: label(name),
      measure: "scale" as const,
    })),
    { name: `${variable}_path`, label: label("path"), measure: "text" },
    {
      name: `${variable}_repeated`,
      label: label("repeated"),
      measure: "nominal",
      codes: { "0": wordFor("no", language), "1": wordFor("yes", language) },
    },
  ];
}

export function pathCells(question: ImagePathQuestion, { value }: Answer): Readonly<Record<string, string | number>> {
  const path = pathIn(value);
  if (!path) return {};
  const { visited, misclicks } = evaluatePath(question, path);
  const name = (suffix: string) => `${question.variable}_${suffix}`;
  return {
    [name("outcome")]: outcomeOf(question, path),
    [name("moves")]: visited.length - 1,
    [name("misclicks")]: misclicks,
    [name("milliseconds")]: timeOf(path),
    [name("path")]: visited.join(BETWEEN),
    [name("repeated")]: path.wasRepeated ? 1 : 0,
  };
}

function frequentPaths(question: ImagePathQuestion, paths: readonly Path[], language: string): PathDrawing["paths"] {
  const found = new Map<string, { screens: readonly string[]; outcome: Outcome; count: number }>();
  for (const path of paths) {
    const { visited } = evaluatePath(question, path);
    const outcome = outcomeOf(question, path);
    const key = JSON.stringify([visited, outcome]);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { screens: visited, outcome, count: 1 });
  }
  const names = new Map(question.screens.map((screen) => [screen.code, screenName(screen, language)]));
  return [...found.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_PATHS)
    .map(({ screens, ...more }) => ({ screens: screens.map((code) => names.get(code) ?? code), ...more }));
}

function screenFigures(question: ImagePathQuestion, paths: readonly Path[], language: string): readonly ScreenFigures[] {
  const visits = paths.map((path) => new Set(evaluatePath(question, path).visited));
  const steps = paths.flatMap((path) => path.steps);
  return question.screens.map((screen) => {
    const own = steps.filter((step) => step.screen === screen.code);
    return {
      code: screen.code,
      name: screenName(screen, language),
      image: screen.image,
      links: screen.links.map(({ x, y, width, height }) => ({ x, y, width, height })),
      people: visits.filter((visited) => visited.has(screen.code)).length,
      presses: own.length,
      misclicks: shareOf(own.filter(({ to }) => to === undefined).length, own.length),
      marks: own.slice(-MOST_MARKS).map(({ x, y, to }) => [x, y, to !== undefined] as const),
    };
  });
}

/** How many got there and how; the drawing holds paths, times and presses. */
export function tabulatePaths(question: ImagePathQuestion, answers: readonly Answer[], language: string): Distribution {
  const { values, missing } = splitAnswers(answers);
  const paths = values.flatMap((value) => pathIn(value) ?? []);
  const outcomes = paths.map((path) => outcomeOf(question, path));
  const countOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const reached = paths.filter(({ outcome }) => outcome === "REACHED");
  const drawing: PathDrawing = {
    count: paths.length,
    success: shareOf(reached.length, paths.length),
    outcomes: OUTCOMES.map((outcome) => ({ outcome, ...shareOf(countOf(outcome), paths.length) })),
    times: timesOf(reached.map(timeOf)),
    shortest: shortestPath(question) ?? null,
    paths: frequentPaths(question, paths, language),
    screens: screenFigures(question, paths, language),
    repeated: paths.filter(({ wasRepeated }) => wasRepeated).length,
  };
  return {
    base: values.length,
    missing,
    counts: OUTCOMES.map((outcome) => ({
      code: outcome,
      label: wordFor(outcome, language),
      count: countOf(outcome),
      tone: outcome === "direct" || outcome === "indirect" ? ("positive" as const) : ("negative" as const),
    })),
    drawing: drawing as unknown as Json,
  };
}

/** @param code an outcome */
export function isPathOf(question: ImagePathQuestion, { value }: Answer, code: string): boolean {
  const path = pathIn(value);
  return path !== undefined && outcomeOf(question, path) === code;
}
