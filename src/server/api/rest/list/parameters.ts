/** The parameters of a statement that is being written. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value; hands back how SQL names it. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
