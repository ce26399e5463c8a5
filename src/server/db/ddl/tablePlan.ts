export interface ColumnPlan {
  readonly name: string;
  readonly type: string;
  /** SQL literal. */
  readonly default: string | undefined;
  /** Expression of a stored generated column. */
  readonly generated: string | undefined;
  readonly isRequired: boolean;
  readonly renamedFrom: string | undefined;
  /** Whether the value is a map of language to text. */
  readonly isLocalized: boolean;
}

export interface IndexPlan {
  readonly name: string;
  readonly isUnique: boolean;
  /** Columns that the index reads. */
  readonly columns: readonly string[];
  /** What follows the table's name. */
  readonly definition: string;
  /** Which rows a unique index compares. */
  readonly where: string | undefined;
}

export interface ForeignKeyPlan {
  readonly name: string;
  /** The column that names the other record. */
  readonly column: string;
  readonly target: string;
  /** Whether both rows must lie in one space. */
  readonly isWithinSpace: boolean;
  readonly definition: string;
}

/** The table of one or several entities, those that name the same `table`, or that of a many-reference. */
export interface TablePlan {
  readonly name: string;
  readonly isLink: boolean;
  readonly primaryKey: readonly string[];
  readonly columns: readonly ColumnPlan[];
  readonly indexes: readonly IndexPlan[];
  readonly foreignKeys: readonly ForeignKeyPlan[];
  /** What the table was called while its entity, or a link table's field, had another name. */
  readonly renamedFrom: string | undefined;
  /** Names of the entities that are called otherwise from now on, for what is noted by name. */
  readonly renamedEntities: readonly { readonly from: string; readonly to: string }[];
  /** Where the links of a field lie that named a single record before. */
  readonly fillFrom: { readonly table: string; readonly column: string } | undefined;
}

const PLAIN = {
  default: undefined,
  generated: undefined,
  isRequired: false,
  renamedFrom: undefined,
  isLocalized: false,
} as const;

/** A column with what it doesn't say left at nothing. */
export function column(name: string, type: string, rest: Partial<ColumnPlan> = {}): ColumnPlan {
  return { name, type, ...PLAIN, ...rest };
}
