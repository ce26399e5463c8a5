export type StepKind =
  | "create table"
  | "rename table"
  | "drop table"
  | "add column"
  | "rename column"
  | "change type"
  | "set default"
  | "drop default"
  | "set not null"
  | "drop not null"
  | "drop column"
  | "add generated column"
  | "drop generated column"
  | "add index"
  | "rename index"
  | "drop index"
  | "add foreign key"
  | "rename foreign key"
  | "drop foreign key"
  | "check values";

/** How a step is taken back. */
export interface Reversal {
  readonly sql: readonly string[];
  /** Queries that count, as `count`, what going back would lose, and what that is. */
  readonly losses: readonly { readonly what: string; readonly sql: string }[];
}

/** One change of the database, in the order of `phase`. */
export interface Step {
  readonly kind: StepKind;
  readonly table: string;
  readonly column?: string;
  /** For people. */
  readonly line: string;
  readonly sql: readonly string[];
  readonly reversal: Reversal;
  /** Rows that are rewritten, lost or in the way. */
  readonly rows: number;
  /** Up to five of the rows that are lost or in the way. */
  readonly ids: readonly string[];
  readonly isDestructive: boolean;
  /** What must be done by hand first: the step can't be taken while rows are in its way. */
  readonly remedy?: string;
  /** Names what is accepted with a `check values` step, so that it isn't asked again. */
  readonly key?: string;
  readonly phase: Phase;
  /** What later steps may need of this one, as `"column:<table>.<column>"`, `"index:<name>"` ... */
  readonly gives: readonly string[];
  /** Without these the step can't be taken. */
  readonly needs: readonly string[];
}

/** What comes first: nothing may still hold on to what a step changes. */
export const PHASES = [
  "drop foreign keys",
  "drop indexes",
  "drop generated columns",
  "rename",
  "create tables",
  "change columns",
  "add columns",
  "fill columns",
  "drop columns",
  "add generated columns",
  "create indexes",
  "add foreign keys",
  "drop tables",
  "check values",
] as const;
export type Phase = (typeof PHASES)[number];

const NOTHING = { rows: 0, ids: [], isDestructive: false, gives: [], needs: [] } as const;

/** A step with what it doesn't say left at nothing; the way back in one line. */
export function step(
  given: Pick<Step, "kind" | "table" | "line" | "sql" | "phase"> &
    Partial<Omit<Step, "reversal">> & { readonly back: readonly string[]; readonly losses?: Reversal["losses"] },
): Step {
  const { back, losses = [], ...rest } = given;
  return { ...NOTHING, ...rest, reversal: { sql: back, losses } };
}

export function inOrder(steps: readonly Step[]): readonly Step[] {
  return [...steps].sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
}

/** Whether the step may be taken without a person's word. */
export function isHarmless({ isDestructive, remedy }: Step): boolean {
  return !isDestructive && remedy === undefined;
}

/** The steps that go ahead where only harmless ones may: none that needs something of one that waits. */
export function withoutWaiting(steps: readonly Step[], mayGo: (step: Step) => boolean): readonly Step[] {
  let going = steps.filter(mayGo);
  for (;;) {
    const missing = new Set(steps.filter((step) => !going.includes(step)).flatMap((step) => step.gives));
    const left = going.filter((step) => !step.needs.some((need) => missing.has(need)));
    if (left.length === going.length) return left;
    going = left;
  }
}
