import type { ErrorObject } from "ajv";
import type { Entity } from "../../../../../schema/catalog";
import { issuesOf } from "../../../../../schema/faults";
import { AppError, type FieldIssue } from "../../../../../shared/errors";
import { isStorable } from "../../../../../shared/isStorable";
import { isJsonObject, type JsonObject } from "../../../../../shared/json";
import { type BoundedValidate, createBoundedCompiler } from "../../../boundedValidator";
import { bodySchema, type WriteMode } from "../../forms";
import { newIssues, withDefaults } from "./recordRules";

function unstorable(body: JsonObject): readonly FieldIssue[] {
  return Object.entries(body)
    .filter(([, value]) => !isStorable(value))
    .map(([name]) => ({ path: `/${name}`, rule: "pattern" }));
}

/** `anyOf [null, schema]` reports each branch; the null branch and the frame say nothing to a person. */
function meaningful(error: ErrorObject): boolean {
  return error.keyword !== "anyOf" && !(error.keyword === "type" && error.params.type === "null");
}

/**
 * A field that exists but not for this person, or not to be written, is told apart from an unknown one; a reference
 * to one of several entities that leads elsewhere from a text of the wrong shape.
 */
function refine(fault: FieldIssue, entity: Entity): FieldIssue {
  const field = entity.fields.get(fault.path.slice(1));
  if (field && fault.rule === "additionalProperties") return { ...fault, rule: "readOnly" };
  // Which members a registry has stands in no document.
  if (field?.schema["x-registry"] && fault.rule === "enum")
    return { ...fault, messageKey: "validation.member", params: { members: (field.schema.enum ?? []).join(", ") } };
  return field?.targets && fault.rule === "pattern" ? { ...fault, rule: "reference" } : fault;
}

/** The rules of the whole record, for a new one; those of a change need the stored record (`newIssues`). */
function ruleIssues(entity: Entity, mode: WriteMode, body: JsonObject): readonly FieldIssue[] {
  const hasRules = entity.rules.length > 0 || entity.conditions.length > 0;
  return hasRules && mode === "create" ? newIssues(entity, undefined, withDefaults(entity, body)) : [];
}

/** What the kinds of the fields find beyond the schema. */
function kindIssues(entity: Entity, body: JsonObject): readonly FieldIssue[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const rule = entity.fields.get(name)?.kind.faultOf?.(value);
    return rule ? [{ path: `/${name}`, rule }] : [];
  });
}

/** One fault a field: what is wrong with the value itself comes before what it is to others. */
function firstOfEach(faults: readonly FieldIssue[]): readonly FieldIssue[] {
  return [...new Map([...faults].reverse().map((fault) => [fault.path, fault])).values()].reverse();
}

function normalise(entity: Entity, body: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, entity.fields.get(name)?.kind.normalise?.(value) ?? value]),
  );
}

export type ValidateBody = (entity: Entity, keys: readonly string[], mode: WriteMode, body: unknown) => JsonObject;

/** Checks bodies by validators compiled once per entity, mode and access keys; nothing is coerced. @throws AppError */
export function createBodyValidators(): ValidateBody {
  const compile = createBoundedCompiler();
  const compiled = new Map<string, BoundedValidate>();
  return (entity, keys, mode, body) => {
    const key = `${entity.name}|${mode}|${keys.join()}`;
    const validate = compiled.get(key) ?? compile(bodySchema(entity, keys, mode));
    compiled.set(key, validate);
    if (!isJsonObject(body)) throw new AppError("request.invalid", { faults: [{ path: "", rule: "type" }] });
    const own = validate(body)
      ? unstorable(body)
      : issuesOf((validate.errors ?? []).filter(meaningful), entity).map((fault) => refine(fault, entity));
    // What is too large to be looked through for schema faults is not looked through for others.
    if (validate.isCutShort) throw new AppError("request.invalid", { faults: own });
    const faults = firstOfEach([...own, ...kindIssues(entity, body), ...ruleIssues(entity, mode, body)]);
    if (faults.length > 0) throw new AppError("request.invalid", { faults });
    return normalise(entity, body);
  };
}
