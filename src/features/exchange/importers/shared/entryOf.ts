/** What a table says of a name that a file gave: never what every object inherits, as `table["constructor"]` would be. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
