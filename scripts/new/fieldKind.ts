import { type Files, ScaffoldError, scaffold } from "./writeFiles";

const USAGE = "npm run new:field-kind -- <name>     kebab-case: phone-number";
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function index(name: string): string {
  return `import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** Say what a value is, and in which form it is stored. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "${name}",
  // Named by "x-kind": "${name}". Let it match where type and format alone tell the kind; exactly one kind may.
  matches: () => false,
};
`;
}

function client(name: string): string {
  return `import { type ClientHost, ContainsFilter, type EntityRecord, TextBox, type WidgetProps } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return String(record[field.name]);
}

function Widget(props: WidgetProps) {
  return <TextBox widget={props} type="text" />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "${name}", Cell, widget: "${name}-box", Widget, Filter: ContainsFilter });
}
`;
}

/** The files of a new field kind: a text until it says otherwise. @throws ScaffoldError */
export function fieldKindFiles([name = ""]: readonly string[]): Files {
  if (!NAME.test(name)) throw new ScaffoldError(USAGE);
  const folder = `src/fields/${name}`;
  return { [`${folder}/index.ts`]: index(name), [`${folder}/client.tsx`]: client(name) };
}

export function main(given: readonly string[]): Promise<void> {
  return scaffold(() => ({
    files: fieldKindFiles(given),
    next: [
      `"x-kind": "${given[0]}"   in a schema's property uses it`,
      "src/fields/README.md     what each part is for",
      "npx vitest run src/fields   checks every kind by one table",
    ],
  }));
}
