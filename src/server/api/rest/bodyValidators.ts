import type { ErrorObject, ValidateFunction } from "ajv";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Entity } from "../../../schema/catalog";
import { AppError, type FieldFault } from "../../../shared/errors";
import { isStorable } from "../../../shared/isStorable";
import { isJsonObject, type JsonObject } from "../../../shared/json";
import { faultsOf } from "../faults";
import { bodySchema, type WriteMode } from "./forms";

function unstorable(body: JsonObject): readonly FieldFault[] {
  return Object.entries(body)
    .filter(([, value]) => !isStorable(value))
    .map(([name]) => ({ path: `/${name}`, rule: "pattern" }));
}

/** `anyOf [null, schema]` reports each branch; the null branch and the frame say nothing to a person. */
function meaningful(error: ErrorObject): boolean {
  return error.keyword !== "anyOf" && !(error.keyword === "type" && error.params.type === "null");
}

/** A field that exists but not for this person, or not to be written, is told apart from an unknown one. */
function refine(fault: FieldFault, entity: Entity): FieldFault {
  const isKnown = fault.rule === "additionalProperties" && entity.fields.has(fault.path.slice(1));
  return isKnown ? { ...fault, rule: "readOnly" } : fault;
}

function normalise(entity: Entity, body: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, entity.fields.get(name)?.kind.normalise?.(value) ?? value]),
  );
}

export type ValidateBody = (entity: Entity, keys: readonly string[], mode: WriteMode, body: unknown) => JsonObject;

/** Checks bodies by validators compiled once per entity, mode and access keys; nothing is coerced. @throws AppError */
export function createBodyValidators(): ValidateBody {
  const ajv = addFormats(new Ajv2020({ allErrors: true, coerceTypes: false, strict: false, multipleOfPrecision: 6 }));
  const compiled = new Map<string, ValidateFunction>();
  return (entity, keys, mode, body) => {
    const key = `${entity.name}|${mode}|${keys.join()}`;
    const validate = compiled.get(key) ?? ajv.compile(bodySchema(entity, keys, mode));
    compiled.set(key, validate);
    if (!isJsonObject(body)) throw new AppError("request.invalid", { faults: [{ path: "", rule: "type" }] });
    const faults = validate(body)
      ? unstorable(body)
      : faultsOf((validate.errors ?? []).filter(meaningful)).map((fault) => refine(fault, entity));
    if (faults.length > 0) throw new AppError("request.invalid", { faults });
    return normalise(entity, body);
  };
}
