import DOMPurify from "dompurify";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";

const ALLOWED = {
  ALLOWED_TAGS: ["p", "br", "b", "strong", "i", "em", "u", "ul", "ol", "li", "a", "span", "img"],
  ALLOWED_ATTR: ["href", "src", "alt"],
};

/** SurveyJS passes `html` on raw: what isn't plain formatting is taken out, wherever it came from. */
export function cleanSurvey(survey: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(survey).map(([key, value]) => [key, cleanValue(key, value)]));
}

function cleanValue(key: string, value: Json): Json {
  if (key === "html" && typeof value === "string") return DOMPurify.sanitize(value, ALLOWED);
  if (Array.isArray(value)) return value.map((item: Json) => cleanValue("", item));
  return isJsonObject(value) ? cleanSurvey(value) : value;
}
