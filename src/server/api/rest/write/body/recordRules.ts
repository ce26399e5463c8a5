import { isDeepStrictEqual } from "node:util";
import type { ValidateFunction } from "ajv";
import type { Entity } from "../../../../../schema/catalog";
import type { Condition, Rule } from "../../../../../schema/document";
import { issuesOf } from "../../../../../schema/faults";
import { fieldsOfCondition, fieldsOfRule } from "../../../../../schema/rules/ruleFields";
import type { FieldIssue } from "../../../../../shared/errors";
import { createAjv } from "../../../ajv";
import { frozenKey } from "../references/frozenOwners";

type Values = Readonly<Record<string, unknown>>;

const ajv = createAjv();

interface Validators {
  readonly all: ValidateFunction;
  /** Without what speaks of fields that are given and never read again. */
  readonly readable: ValidateFunction;
}

function compile(rules: readonly Rule[], conditions: readonly Condition[]): ValidateFunction {
  // An empty list would be no valid `allOf`.
  return ajv.compile({ type: "object", ...(rules.length > 0 ? { "x-rules": rules } : {}), allOf: [{}, ...conditions] });
}

const compiled = new WeakMap<Entity, Validators>();

function validatorsOf(entity: Entity): Validators {
  const known = compiled.get(entity);
  if (known) return known;
  const { rules, conditions } = entity;
  const isReadable = (name: string) => !entity.fields.get(name)?.isWriteOnly;
  const readable = compile(
    rules.filter((rule) => fieldsOfRule(rule).every(isReadable)),
    conditions.filter((condition) => fieldsOfCondition(condition).every(isReadable)),
  );
  const validators = { all: compile(rules, conditions), readable };
  compiled.set(entity, validators);
  return validators;
}

function faults(entity: Entity, validate: ValidateFunction, values: Values): readonly FieldIssue[] {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
  return validate(given) ? [] : issuesOf(validate.errors ?? [], entity);
}

/** A new record as it will be stored: what is not given has its default. */
export function withDefaults(entity: Entity, values: Values): Values {
  const defaults = [...entity.fields.values()].filter(({ schema }) => schema.default !== undefined);
  return { ...Object.fromEntries(defaults.map(({ name, schema }) => [name, schema.default])), ...values };
}

/** What is wrong with a stored record by the rules and conditions of the whole: it may have become so since it was written. */
export function storedIssues(entity: Entity, record: Values): readonly FieldIssue[] {
  return faults(entity, validatorsOf(entity).readable, record);
}

/** Changes of what the record's state freezes (`states.frozen`). */
function frozenIssues(entity: Entity, before: Values | undefined, after: Values): readonly FieldIssue[] {
  const { states } = entity;
  const frozen = states?.frozen;
  if (!before || !frozen?.in.includes(String(before[states?.field ?? ""]))) return [];
  return frozen.fields
    .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ path: `/${field}`, rule: "frozen", messageKey: frozenKey(entity) }));
}

function ruleIssues(entity: Entity, before: Values | undefined, after: Values): readonly FieldIssue[] {
  if (entity.rules.length === 0 && entity.conditions.length === 0) return [];
  const { all, readable } = validatorsOf(entity);
  if (!before) return faults(entity, all, after);
  const had = new Set(faults(entity, readable, before).map(({ path, rule }) => `${path} ${rule}`));
  return faults(entity, readable, after).filter(({ path, rule }) => !had.has(`${path} ${rule}`));
}

/**
 * Faults by what the record's state freezes, and by the rules and conditions of the whole record (`x-rules`, `allOf`); null
 * is no value. What the stored record had wrong already is not this change's fault.
 * @param before the stored record; absent for a new one
 * @param after the record with the changes upon it
 */
export function newIssues(entity: Entity, before: Values | undefined, after: Values): readonly FieldIssue[] {
  const frozen = frozenIssues(entity, before, after);
  return frozen.length > 0 ? frozen : ruleIssues(entity, before, after);
}
