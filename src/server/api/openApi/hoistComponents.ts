import { COMPONENT } from "../../../shared/calls/schemas";
import { isJsonObject, type Json, type JsonObject } from "../../../shared/json";

/** Puts marked schemas among the components; what is left refers to them. */
export function hoistComponents(document: JsonObject): { readonly document: Json; readonly schemas: JsonObject } {
  const schemas: Record<string, Json> = {};
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isJsonObject(value)) return value;
    const { [COMPONENT]: name, ...rest } = value;
    if (typeof name === "string") {
      schemas[name] ??= visit(rest);
      return { $ref: `#/components/schemas/${name}` };
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]));
  };
  return { document: visit(document), schemas };
}
