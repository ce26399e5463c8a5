import { type ErrorSchema, ErrorSchemaBuilder } from "@rjsf/utils";
import type { FieldSchema } from "../../../schema/document";
import { toTitle } from "../../../schema/naming";
import { type RuleError, readErrors } from "../../../schema/rules/ruleError";
import type { Translate } from "../../texts/texts";
import { numberRule } from "../inputs/numbers";

/** A precompiled validate function of a form's module. */
export interface ValidateFunction {
  (data: unknown): boolean;
  errors?: readonly RuleError[] | null;
}

/** InvalidCase fields: JSON pointer to a message for people. */
export type FormErrors = Readonly<Record<string, string>>;

interface FieldUi {
  readonly "ui:title"?: unknown;
  readonly "ui:enumNames"?: readonly string[];
  readonly items?: Readonly<Record<string, FieldUi | undefined>>;
}

/**
 * What a form calls a field: its heading there, else the schema's title.
 * @returns a function of its name, or of `list.field.value`: what that value of its items is called
 */
export function formLabels(schema: object, uiSchema: object = {}): (name: string) => string {
  const { properties = {} } = schema as FieldSchema;
  const ui = uiSchema as Readonly<Record<string, FieldUi | undefined>>;
  return (name) => {
    const [list = "", part = "", value] = name.split(".");
    if (value === undefined) return String(ui[name]?.["ui:title"] ?? properties[name]?.title ?? toTitle(name));
    const at = (properties[list]?.items?.properties?.[part]?.enum ?? []).indexOf(value);
    return ui[list]?.items?.[part]?.["ui:enumNames"]?.[at] ?? value;
  };
}

/** The value at a JSON pointer; nothing where there is none. */
function valueAt(data: unknown, pointer: string): unknown {
  const path = pointer.split("/").slice(1);
  const step = (value: unknown, name: string) => (value as Readonly<Record<string, unknown>> | undefined | null)?.[name];
  return path.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~")).reduce(step, data);
}

/** Why what was typed is no number of the type that is asked for. */
function typedRule({ type }: RuleError["params"], value: unknown): string | undefined {
  const types = String(type).split(",");
  if (!types.includes("number") && !types.includes("integer")) return undefined;
  return numberRule(value, types.includes("number") ? undefined : 0);
}

/** With a precise rule in place of `type` where a number was asked for and something else was typed. */
function withTypedRule(error: RuleError, data: unknown): RuleError {
  const rule = error.keyword === "type" ? typedRule(error.params, valueAt(data, error.instancePath)) : undefined;
  return rule ? { ...error, keyword: rule } : error;
}

/**
 * Localises what a validator found, one message a field.
 * @param labelOf names the fields that a rule over several speaks of
 * @param data what was checked, by which it is said why a number can't be read
 */
export function messagesOf(
  errors: readonly RuleError[] | null | undefined,
  t: Translate,
  labelOf: (name: string) => string = toTitle,
  data?: unknown,
): FormErrors {
  const precise = (errors ?? []).map((error) => withTypedRule(error, data));
  const read = readErrors(precise).map(({ path, rule, limit = "", others, group }) => {
    const named = (names: readonly string[]) => names.map((name) => `“${labelOf(name)}”`).join(", ");
    const words = { limit, other: named(others), ...(group ? { group: named(group) } : {}) };
    return [path, t(`validation.${rule}`, { ...words, _: t("validation.unknown") })] as const;
  });
  return Object.fromEntries(read);
}

/**
 * What an edit has to mend: messages at fields that it touched, and those that the record did not have before. The
 * server sees it the same way.
 */
export function newMessages(before: FormErrors, after: FormErrors, isTouched: (pointer: string) => boolean): FormErrors {
  return Object.fromEntries(
    Object.entries(after).filter(([pointer, message]) => isTouched(pointer) || before[pointer] !== message),
  );
}

/** RJSF's tree of errors from JSON pointers. */
export function toErrorSchema(errors: FormErrors): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const [pointer, message] of Object.entries(errors)) {
    const path = pointer.split("/").slice(1);
    builder.addErrors(
      message,
      path.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")),
    );
  }
  return builder.ErrorSchema;
}
