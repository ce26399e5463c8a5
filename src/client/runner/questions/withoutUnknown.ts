import { isJsonObject, type Json, type JsonObject } from "../../../shared/json";
import { UNAVAILABLE } from "./Unavailable";

/** Members of a survey that hold elements. */
const HOLDERS = new Set(["elements", "templateElements"]);

function inPlaceOf(element: Json, isKnown: (type: string) => boolean): Json {
  if (!isJsonObject(element) || typeof element.type !== "string" || isKnown(element.type)) return element;
  const { name, title } = element;
  // Not required, for it can't be answered.
  return { type: UNAVAILABLE, ...(name === undefined ? {} : { name }), ...(title === undefined ? {} : { title }) };
}

/** A survey with a message in place of each element that can't be drawn: SurveyJS would leave it out, and its page with it. */
export function withoutUnknown(survey: JsonObject, isKnown: (type: string) => boolean): JsonObject {
  const walk = (key: string, value: Json): Json => {
    if (Array.isArray(value)) {
      const items = HOLDERS.has(key) ? value.map((item: Json) => inPlaceOf(item, isKnown)) : value;
      return items.map((item: Json) => walk("", item));
    }
    return isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(name, item)]))
      : value;
  };
  return walk("", survey) as JsonObject;
}
