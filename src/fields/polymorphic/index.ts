import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const ADDRESS = new RegExp(`^[a-z][a-zA-Z0-9]*/${UUID}$`);

function readAddress(text: string): string | undefined {
  const address = text.trim();
  return ADDRESS.test(address) ? address : undefined;
}

/** Reference to a record of one of several entities: `"<entity>/<id>"`. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "polymorphic",
  matches: (schema) => schema["x-kind"] === undefined && Array.isArray(schema["x-ref"]),
  toApiSchema: (schema) => {
    const targets = [schema["x-ref"] ?? []].flat();
    return { ...schema, type: "string", pattern: `^(${targets.join("|")})/${UUID}$` };
  },
  filters: ["eq", "in", "neq", "isNull"],
  isSortable: false,
  isSearchable: false,
  fromCell: readAddress,
  toOperand: (value) => (typeof value === "string" ? readAddress(value) : undefined),
};
