import type { Compilable, Expression } from "kysely";
import type { QueryBuilder } from "../../../../server/kit";

export interface Row {
  readonly id: string;
}

/** Rows of the parts that a statement which writes changes is made of. */
export interface Parts {
  /** What becomes of each response. */
  readonly wanted: {
    readonly id: string;
    readonly version: number;
    readonly state: string;
    readonly disposition: string | null;
    readonly endedBy: string | null;
    readonly completedAt: string | null;
    readonly currentQuestionId: string | null;
    readonly currentSince: string | null;
    readonly currentDevice: string | null;
    readonly takenBack: string;
  };
  /** The responses that are as they were read, held. */
  readonly granted: Row;
  /** Those that were changed. */
  readonly done: Row;
  /** Answers that go. */
  readonly cleared: { readonly response: string; readonly questionId: string };
  readonly gone: Row;
  /** Answers that are given. */
  readonly given: {
    readonly id: string;
    readonly response: string;
    readonly questionnaireVersion: string;
    readonly questionId: string;
    readonly value: string | null;
    readonly comment: string | null;
    readonly missing: string | null;
    readonly answeredAt: string | null;
    readonly device: string | null;
    readonly activeMs: number | null;
    readonly wallMs: number | null;
    readonly pastedShare: number | null;
  };
  readonly written: Row;
}

/** Rows of the parts that move places in quotas as well. */
export interface CountedParts extends Parts {
  /** The cells by which each was decided. */
  readonly decided: { readonly id: string; readonly cellsRevision: number };
  /** The responses that are as they were read, held. */
  readonly held: Row;
  /** The places in quotas that the responses have. */
  readonly places: { readonly response: string; readonly quota: string; readonly state: string };
  /** The places that they are to have. */
  readonly claims: { readonly id: string; readonly response: string; readonly quota: string; readonly state: string };
  /** The quotas of both. */
  readonly locked: {
    readonly id: string;
    readonly target: number;
    readonly completed: number;
    readonly reserved: number;
    readonly isOpen: boolean | null;
  };
  /** Of each response in each quota that it has or wants a place in: its place before and after. */
  readonly moves: {
    readonly id: string | null;
    readonly response: string;
    readonly quota: string;
    readonly before: string | null;
    readonly after: string | null;
  };
  /** Quotas that have no place for all who are new to them. */
  readonly full: Row;
  readonly counted: Row;
  readonly taken: Row;
  readonly left: Row;
}

type Name = keyof CountedParts;

/** What a part is built with: the tables, and the parts that it needs. */
export type After<Needs extends Name> = QueryBuilder<Pick<CountedParts, Needs>>;

/**
 * One statement of named parts, each of which may read the parts before it.
 * @typeParam Values what the statement is handed at each run
 * @typeParam Ready names of the parts so far
 * @example
 * new ChangeStatement(db, at).part("wanted", wantedChanges).part("granted", holdResponses).rowsOf("granted");
 */
export class ChangeStatement<Values, Ready extends Name = never> {
  constructor(
    private readonly db: QueryBuilder,
    private readonly at: Values,
  ) {}

  // A builder that knows more tables is no builder that knows fewer, to the compiler: `Needs extends Ready` is what holds.
  part<New extends Exclude<Name, Ready>, Needs extends Ready = never>(
    name: New,
    build: (db: After<Needs>, at: Values) => Compilable<CountedParts[New]>,
  ): ChangeStatement<Values, Ready | New> {
    const next = this.db.with(
      name as string,
      (before) => build(before as unknown as After<Needs>, this.at) as unknown as Expression<Row>,
    );
    return new ChangeStatement<Values, Ready | New>(next as unknown as QueryBuilder, this.at);
  }

  /** The statement, answering with the ids of a part. */
  rowsOf(name: Ready & "done"): Compilable<Row> {
    return (this.db as unknown as After<"done">).selectFrom(name as "done").select("done.id");
  }
}
