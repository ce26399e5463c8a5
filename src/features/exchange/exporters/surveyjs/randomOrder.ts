import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import { groupsOf, inGroups } from "../../../../survey/logic/optionGroups";
import { OPTION_LISTS, optionsOf } from "../../../../survey/logic/references";
import type { Option, Question } from "../../../../survey/questionnaire";

function exclusiveOf({ exclusive }: Question): readonly unknown[] {
  return Array.isArray(exclusive) ? exclusive : [];
}

/** "None of these", which stands last where the others change places, unless the author lets it move. */
function isLast({ code, isPinned }: Option, exclusive: readonly unknown[]): boolean {
  return isPinned === undefined && exclusive.includes(code);
}

/** The question with its options in the order in which they are shown, or from which they are shuffled. */
export function inDisplayOrder(question: Question): Question {
  const exclusive = exclusiveOf(question);
  const groups = groupsOf(question);
  const options = inGroups(optionsOf(question, "options"), groups);
  if (question.randomOrder !== true || exclusive.length === 0) return groups.length === 0 ? question : { ...question, options };
  const last = options.filter((option) => isLast(option, exclusive));
  return { ...question, options: [...options.filter((option) => !last.includes(option)), ...last] };
}

/** The element with the items marked that keep their places. */
export function withPins(element: JsonObject, question: Question): JsonObject {
  if (question.randomOrder !== true) return element;
  const exclusive = exclusiveOf(question);
  const pinned = new Set(
    OPTION_LISTS.flatMap((list) => optionsOf(question, list))
      .filter((option) => option.isPinned || isLast(option, exclusive))
      .map(({ code }) => code),
  );
  if (pinned.size === 0) return element;
  const marked = ["choices", "rows"].flatMap((place): [string, Json][] => {
    const items = element[place];
    if (!Array.isArray(items)) return [];
    const isPinned = (item: Json): item is JsonObject => isJsonObject(item) && pinned.has(String(item.value));
    return [[place, items.map((item: Json) => (isPinned(item) ? { ...item, randomize: false } : item))]];
  });
  return { ...element, ...Object.fromEntries(marked) };
}
