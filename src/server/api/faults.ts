import type { FastifySchemaValidationError } from "fastify/types/schema";
import type { FieldFault } from "../../shared/errors";

type Params = Readonly<Record<string, unknown>>;

/** Rules that say more than Ajv's keyword alone. */
const RULES: Readonly<Record<string, (params: Params) => string>> = {
  format: ({ format }) => FORMAT_RULES[String(format)] ?? "format",
};

const FORMAT_RULES: Readonly<Record<string, string>> = {
  email: "formatEmail",
  date: "formatDate",
  "date-time": "formatDate",
  uri: "formatUri",
};

/** Keywords whose fault lies at a property named in the parameters, not at the object. */
function pathOf(instancePath: string, params: Params): string {
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return property === undefined ? instancePath : `${instancePath}/${String(property)}`;
}

/** Ajv's errors as field faults: one per place and rule, containers of other faults left out. */
export function faultsOf(
  errors: readonly Pick<FastifySchemaValidationError, "keyword" | "instancePath" | "params">[],
): readonly FieldFault[] {
  const seen = new Map<string, FieldFault>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword === "if" || keyword === "propertyNames") continue;
    const path = pathOf(instancePath, params);
    const rule = RULES[keyword]?.(params) ?? keyword;
    const limit = params.limit ?? params.multipleOf;
    const fault: FieldFault = { path, rule, ...(typeof limit === "number" ? { params: { limit } } : {}) };
    if (!seen.has(path)) seen.set(path, fault);
  }
  return [...seen.values()];
}
