import { type ErrorSchema, ErrorSchemaBuilder } from "@rjsf/utils";
import type { Translate } from "../../texts/texts";

/** The part of Ajv's error objects that messages are made from. */
export interface RuleError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A precompiled validate function of a form's module. */
export interface ValidateFunction {
  (data: unknown): boolean;
  errors?: readonly RuleError[] | null;
}

/** Faulty fields: JSON pointer to a message for people. */
export type FormErrors = Readonly<Record<string, string>>;

/** Formats that have a text of their own. */
const FORMAT_RULES: Readonly<Record<string, string>> = {
  email: "formatEmail",
  date: "formatDate",
  "date-time": "formatDate",
  uri: "formatUri",
};

function ruleOf(error: RuleError): string {
  if (error.keyword !== "format") return error.keyword;
  return FORMAT_RULES[String(error.params.format)] ?? "format";
}

/** Where the message belongs: at the missing field itself, not at the object that lacks it. */
function pointerOf(error: RuleError): string {
  const child = error.params.missingProperty ?? error.params.additionalProperty;
  return typeof child === "string" ? `${error.instancePath}/${child}` : error.instancePath;
}

/** Localises what a validator found, one message a field. */
export function messagesOf(errors: readonly RuleError[] | null | undefined, t: Translate): FormErrors {
  const messages: Record<string, string> = {};
  // A named format says more than the pattern that a kind adds to it.
  const ordered = [...(errors ?? [])].sort((a, b) => Number(a.keyword === "pattern") - Number(b.keyword === "pattern"));
  for (const error of ordered) {
    const pointer = pointerOf(error);
    if (messages[pointer]) continue;
    const limit = error.params.limit ?? error.params.multipleOf ?? "";
    messages[pointer] = t(`validation.${ruleOf(error)}`, { limit, _: t("validation.unknown") });
  }
  return messages;
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
