import { type Goal, goalKeys } from "./goalsOf";
import type { Origin } from "./originsOf";
import { quotaClashes } from "./quotaClashes";
import type { QuotaCell } from "./robotSubject";
import type { RobotRun } from "./sendRobot";
import type { Expedition } from "./sendRobots";
import { isEveryValue } from "./valuesFor";

/** Something that robots would have changed before a launch. */
export interface RobotFinding {
  /** `error`: respondents or quotas get stuck; `warning`: something is there in vain. */
  readonly severity: "error" | "warning";
  /** Key under `surveys.robots.findings.` of the locales. */
  readonly finding: string;
  /** Absent where it concerns a block, or the whole. */
  readonly questionId?: string;
  /** JSON pointer into the question or, without one, into the document. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Whether all answers that could lead there were tried; otherwise none of those tried did. */
  readonly isCertain: boolean;
}

interface FindingContext {
  readonly cells: readonly QuotaCell[];
  readonly origins: ReadonlyMap<string, Origin>;
}

type Place = Pick<RobotFinding, "questionId" | "path" | "params">;

/** What a goal that no robot got to is called, and where it stands. */
const FAULTS: Partial<Record<Goal["kind"], (goal: Goal & { readonly origin: Origin }) => Place & { readonly finding: string }>> =
  {
    block: ({ origin: { block, blockIndex } }) =>
      block.loop
        ? { finding: "loopNeverEntered", path: `/blocks/${blockIndex}/loop/from` }
        : { finding: "blockNeverShown", path: `/blocks/${blockIndex}/showIf` },
    round: ({ origin: { blockIndex, round } }) => ({
      finding: "roundNeverEntered",
      path: `/blocks/${blockIndex}/loop/from`,
      params: { code: round?.code ?? "" },
    }),
    question: ({ origin: { question } }) => ({ finding: "neverAsked", questionId: question.id, path: "/showIf" }),
    option: ({ origin: { question }, path = "", key }) => ({
      finding: "optionNeverOffered",
      questionId: question.id,
      path: `${path}/showIf`,
      params: { code: key.split(" ").slice(3).join(" ") },
    }),
    rule: ({ origin: { question }, path = "" }) => ({ finding: "ruleNeverFires", questionId: question.id, path: `${path}/when` }),
  };

/** What a goal lies in: where nobody gets to that, it goes without saying. */
function isSaid({ kind, origin }: Goal, { reached }: Expedition): boolean {
  if (!origin || kind === "block") return false;
  if (!reached.has(goalKeys.block(origin.block.id))) return true;
  if (kind === "question" || kind === "round") return false;
  return !reached.has(goalKeys.question(origin.question.id));
}

function unreachedGoals(expedition: Expedition): readonly RobotFinding[] {
  const { goals, reached, impossible } = expedition;
  return goals.flatMap((goal): readonly RobotFinding[] => {
    const { key, kind, origin } = goal;
    const name = FAULTS[kind];
    if (!origin || !name || reached.has(key) || isSaid(goal, expedition)) return [];
    return [{ severity: "warning", ...name({ ...goal, origin }), isCertain: impossible.has(key) }];
  });
}

function deadEnd({ plan }: Expedition, { stuckAt }: RobotRun, origins: FindingContext["origins"]): readonly RobotFinding[] {
  const origin = stuckAt && origins.get(stuckAt.id);
  const schema = stuckAt && plan.subject.schemaOf(stuckAt);
  const isCertain = schema !== undefined && isEveryValue({ schema, tests: [], samples: [] });
  return origin ? [{ severity: "error", finding: "deadEnd", questionId: origin.question.id, path: "", isCertain }] : [];
}

function unfilledCells({ reached, impossible }: Expedition, cells: readonly QuotaCell[]): readonly RobotFinding[] {
  const unfilled = cells.filter(({ id }) => !reached.has(goalKeys.cell(id)));
  return unfilled.map(({ id, title }) => ({
    severity: "error",
    finding: "cellImpossible",
    path: "/quotas",
    params: { title },
    isCertain: impossible.has(goalKeys.cell(id)),
  }));
}

function clashes({ goals, reached }: Expedition, cells: readonly QuotaCell[]): readonly RobotFinding[] {
  // Without the pairs nobody has looked for who is in one cell only.
  if (!goals.some(({ kind }) => kind === "without")) return [];
  return quotaClashes(cells, (key) => reached.has(key)).map(({ cells: inside, within, wanted }) => ({
    severity: "error",
    finding: "cellsClash",
    path: "/quotas",
    params: { titles: inside.map(({ title }) => title).join(", "), wanted, within: within.title, target: within.target },
    isCertain: false,
  }));
}

/** All that robots would have changed, what hurts most first. */
export function findingsOf(expedition: Expedition, { cells, origins }: FindingContext): readonly RobotFinding[] {
  const { reached, stuck, impossible } = expedition;
  const noComplete: RobotFinding = {
    severity: "error",
    finding: "noComplete",
    path: "",
    isCertain: impossible.has(goalKeys.complete),
  };
  const isCompleted = reached.has(goalKeys.complete);
  const ends = stuck.flatMap((run) => deadEnd(expedition, run, origins));
  const byPlace = new Map(ends.map((finding) => [finding.questionId, finding]));
  return [
    ...byPlace.values(),
    ...(isCompleted ? [] : [noComplete]),
    ...(isCompleted ? [...unfilledCells(expedition, cells), ...clashes(expedition, cells)] : []),
    ...unreachedGoals(expedition),
  ];
}
