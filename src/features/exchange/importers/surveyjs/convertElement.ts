import { newId } from "../../../../shared/ids";
import type { LocalizedText } from "../../../../shared/languages";
import type { Option, Question } from "../../../../survey/questionnaire";
import type { uniqueVariables } from "../shared/codes";
import { compact } from "../shared/draft";
import { entryOf } from "../shared/entryOf";
import { titleIn } from "../shared/titleIn";
import type { Element } from "./element";
import { CONVERTERS, SKIPPED } from "./elements";
import type { Part } from "./grids";
import { brief, reasonOf } from "./leftReason";

export type Variables = ReturnType<typeof uniqueVariables>;

/** Our questions of one element that isn't a panel. */
export function convertElement(element: Element, variables: Variables): readonly Question[] {
  const type = String(element.source.type);
  const skipped = entryOf(SKIPPED, type);
  if (skipped) {
    element.lose(skipped, type === "expression" ? String(element.source.expression ?? "") : type);
    return [];
  }
  const title = titleIn(element.takeText("title") ?? {}, {
    languages: element.texts.languages,
    name: element.writtenName,
    lose: (reason, detail) => element.lose(reason, detail),
  });
  const common = {
    description: element.takeText("description"),
    required: element.takeFlag("isRequired") || undefined,
    dontKnow: element.takeFlag("showDontKnowItem")
      ? (element.takeText("dontKnowText") ?? element.builtIn("dontKnow"))
      : undefined,
  };
  const parts = convert(element, type);
  element.take(...LOGIC);
  reportLeft(element);
  return parts.map((part): Question => {
    const wanted = part.ending ? `${element.name}_${part.ending.code}` : element.name;
    const variable = variables(wanted, "Q", (written, own) => element.lose("repeatedName", `${written} → ${own}`));
    const own = part.isShown ? { description: common.description } : common;
    return {
      ...part.settings,
      ...compact(own),
      id: newId(),
      variable,
      type: part.type,
      title: part.title ?? ended(title, part.ending),
    };
  });
}

/** What is read once all questions are there. */
export const LOGIC = [
  "visibleIf",
  "choicesVisibleIf",
  "rowsVisibleIf",
  "columnsVisibleIf",
  "choicesFromQuestion",
  "choicesFromQuestionMode",
] as const;

function ended(title: LocalizedText, ending: Option | undefined): LocalizedText {
  if (!ending) return title;
  return Object.fromEntries(
    // Where a language has no heading of the column, its code tells the questions apart.
    Object.entries(title).map(([tag, text]) => [tag, `${text} – ${ending.label[tag] ?? ending.code}`]),
  );
}

function convert(element: Element, type: string): readonly Part[] {
  const converter = entryOf(CONVERTERS, type);
  if (!converter) element.lose("unknownType", type);
  const result = converter?.(element) ?? { type: "long-text", settings: {} };
  const parts: readonly Part[] = isList(result) ? result : [result];
  const usable = parts.filter(({ settings }) =>
    [settings.options, settings.rows, settings.columns, settings.fields].every((list) => !Array.isArray(list) || list.length > 0),
  );
  if (usable.length === parts.length && parts.length > 0) return parts;
  element.lose("noOptions");
  return usable.length > 0 ? usable : [{ type: "short-text", settings: {} }];
}

function isList(value: Part | readonly Part[]): value is readonly Part[] {
  return Array.isArray(value);
}

/** Lists what of an element nobody carried over, by reason. */
export function reportLeft(element: Element): void {
  // What is shown on a condition is hidden until it holds, here as well.
  if (element.source.visible === false && element.source.visibleIf === undefined) element.lose("hidden");
  for (const [name, value] of element.left()) {
    if (name === "visible") continue;
    element.lose(reasonOf(name), `${name}=${brief(value)}`);
  }
}
