import type { Change } from "../../../shared/diff/change";
import { languageName } from "../../editor/languageName";
import type { Teller } from "./changeValues";

/** Names of the members that every questionnaire, block or question has; the others are settings of types. */
const COMMON = {
  whole: { title: "surveys.texts.name", welcome: "surveys.texts.welcome", closing: "surveys.texts.closing" },
  block: { title: "surveys.diff.blockTitle", description: "surveys.common.description" },
  question: {
    title: "surveys.common.title",
    description: "surveys.common.description",
    required: "surveys.common.required",
    dontKnow: "surveys.common.dontKnow",
  },
} as const;

function placeOf({ questionId, blockId }: Change): keyof typeof COMMON {
  if (questionId) return "question";
  return blockId ? "block" : "whole";
}

function memberName(change: Change, t: Teller["t"]): string {
  const { name = "", kind } = change;
  if (kind === "logicChanged") return t(`surveys.diff.logic.${name}`, { _: name });
  const common: Readonly<Record<string, string>> = change.list ? {} : COMMON[placeOf(change)];
  const key = common[name];
  return key ? t(key) : t(`questionTypes.settings.${name}`, { _: name });
}

/** What changed, in words; the values stand beside it. */
export function changeLabel(change: Change, { t, ownLanguage }: Teller): string {
  const { kind, list = "", code = "", language } = change;
  const isWithin = kind === "questionMoved" && change.before === change.after;
  return t(isWithin ? "surveys.diff.movedWithin" : `surveys.diff.changes.${kind}`, {
    what: memberName(change, t),
    list: t(`questionTypes.settings.${list}`, { _: list }),
    code,
    language: language ? languageName(language, ownLanguage) : "",
  });
}
