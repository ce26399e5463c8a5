import { CamelCasePlugin } from "kysely";
import { fromSnakeCase, toSnakeCase } from "../../schema/naming";

function remembered(derive: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? derive(name);
    known.set(name, found);
    return found;
  };
}

const toColumn = remembered(toSnakeCase);
const toField = remembered(fromSnakeCase);

/** The field that a column of a query's answer is of. */
export const fieldName: (column: string) => string = toField;

/** Columns by the fields' names in Kysely's queries: those that the schemas' columns were made by. */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  protected override snakeCase(name: string): string {
    return toColumn(name);
  }

  protected override camelCase(name: string): string {
    return toField(name);
  }
}
