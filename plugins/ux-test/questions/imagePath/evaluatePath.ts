import { areaAt, type Place } from "../../../../src/shared/area";
import type { ImagePathQuestion, Path, Screen } from "./imagePathQuestion";

type Screens = Pick<ImagePathQuestion, "screens">;

export function screenOf({ screens }: Screens, code: string | undefined): Screen | undefined {
  return screens.find((screen) => screen.code === code);
}

/** Where a press on a screen leads; undefined beside all its links, and on links that lead nowhere. */
export function targetAt(question: Screens, screen: Screen, place: Place): string | undefined {
  const link = screen.links[areaAt(screen.links, place)];
  return screenOf(question, link?.to)?.code;
}

/**
 * Presses on the shortest way from the first screen to a goal, by breadth-first search.
 * @returns 0 where the first screen is a goal; undefined where no way leads to one
 */
export function shortestPath(question: Screens): number | undefined {
  let reached = question.screens.slice(0, 1);
  const known = new Set(reached.map(({ code }) => code));
  for (let presses = 0; reached.length > 0; presses += 1) {
    if (reached.some(({ isGoal }) => isGoal)) return presses;
    const next: Screen[] = [];
    for (const { to } of reached.flatMap(({ links }) => links)) {
      const screen = screenOf(question, to);
      if (!screen || known.has(to)) continue;
      known.add(to);
      next.push(screen);
    }
    reached = next;
  }
  return undefined;
}

/** Why a path can't have been walked in this prototype, as a JSON pointer into the answer. */
export type PathIssue = "/steps" | `/steps/${number}` | "/outcome";

export interface Walk {
  /** The screens by their codes, from the start to where it ended. */
  readonly visited: readonly string[];
  /** Presses beside all links. */
  readonly misclicks: number;
  readonly isReached: boolean;
  /** The first thing that is impossible; undefined where the path is a real one. */
  readonly issue: PathIssue | undefined;
}

/** Walks the path again: every press from where the one before led, ending at the first goal, as the outcome says. */
export function evaluatePath(question: Screens, { steps, outcome }: Path): Walk {
  let current = question.screens[0];
  const visited: string[] = current ? [current.code] : [];
  let misclicks = 0;
  let issue: PathIssue | undefined;
  for (const [index, step] of steps.entries()) {
    if (!current || current.isGoal || step.screen !== current.code || step.to !== targetAt(question, current, step)) {
      issue = `/steps/${index}`;
      break;
    }
    if (step.to === undefined) {
      misclicks += 1;
      continue;
    }
    visited.push(step.to);
    current = screenOf(question, step.to);
  }
  const isReached = issue === undefined && current?.isGoal === true;
  if (issue === undefined && isReached !== (outcome === "REACHED")) issue = "/outcome";
  return { visited, misclicks, isReached, issue };
}

export const OUTCOMES = ["direct", "indirect", "failed", "gave-up"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How a path counts: on a goal by the shortest way or by a longer one (presses beside links don't lengthen it), ended
 * elsewhere, or given up. A version may have changed the screens since: then the answer's own word counts, as indirect.
 */
export function outcomeOf(question: Screens, path: Path): Outcome {
  if (path.outcome === "GAVE_UP") return "gave-up";
  if (path.outcome === "DONE") return "failed";
  const { visited, isReached } = evaluatePath(question, path);
  return isReached && visited.length - 1 === shortestPath(question) ? "direct" : "indirect";
}
