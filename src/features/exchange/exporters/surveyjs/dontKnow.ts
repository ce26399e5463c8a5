import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import { isBlank } from "../../../../survey/questions/isBlank";
import { DONT_KNOW } from "./logic/operand";

/** Elements that offer "don't know" as one more choice, which excludes all others. */
const CHOICES = new Set(["radiogroup", "checkbox", "dropdown"]);

/** Whether the element can offer it, and no choice of its own has that value. */
export function offersDontKnow(element: JsonObject, text: LocalizedText | undefined): boolean {
  const choices = Array.isArray(element.choices) ? element.choices : [];
  const isTaken = choices.some((choice: Json) => isJsonObject(choice) && String(choice.value).toLowerCase() === DONT_KNOW);
  return !isBlank(text) && CHOICES.has(String(element.type)) && !isTaken;
}

/** The element with it, which no rule about the other choices refuses. */
export function withDontKnow(element: JsonObject, text: Json | undefined): JsonObject {
  const { validators, name } = element;
  const isUnsure = `{${String(name)}} ${element.type === "checkbox" ? "contains" : "="} '${DONT_KNOW}'`;
  const excused = (Array.isArray(validators) ? validators : []).map((validator: Json) =>
    isJsonObject(validator) && typeof validator.expression === "string"
      ? { ...validator, expression: `${isUnsure} or (${validator.expression})` }
      : validator,
  );
  return {
    ...element,
    ...(excused.length > 0 ? { validators: excused } : {}),
    showDontKnowItem: true,
    ...(text === undefined ? {} : { dontKnowText: text }),
  };
}
