/** A mistake in a schema file: where it is and what to do about it. */
export interface SchemaIssue {
  /** Path of the file below the project, e.g. `schemas/entities/member.schema.json`. */
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly message: string;
  readonly remedy: string;
}

/** A mistake inside a property or step: `at` is the pointer below it. @default the property itself */
export type LocalIssue = Pick<SchemaIssue, "message" | "remedy"> & { readonly at?: string };

/** Stops the start: lists every fault found. */
export class SchemaError extends Error {
  constructor(readonly faults: readonly SchemaIssue[]) {
    super(faults.map(({ file, pointer, message, remedy }) => `${file}#${pointer}: ${message}. ${remedy}`).join("\n"));
    this.name = "SchemaError";
  }
}
