import { blockName, type LogicScope, nameOf, plainText, rulePieces, showIfPieces } from "../../../../../client/kit/questions";
import type { LocalizedText } from "../../../../../shared/languages";
import { localize } from "../../../../../shared/languages";
import type { Carry, Condition, Loop, Rule } from "../../../../../survey/logic/condition";
import { groupsOf } from "../../../../../survey/logic/optionGroups";
import type { Change, ChangeKind } from "../../../shared/diff/change";
import { languageName } from "../../editor/languageName";

/** A document as its changes are told: in which language of its own, and in which the person reads. */
export interface ChangeScope extends LogicScope {
  readonly ownLanguage: string;
}

type Words = (value: unknown, changeScope: ChangeScope, change: Change) => string;

const PICTURE = /^(data:image\/|\/files\/|https:\/\/)/;

function questionName(id: string, { places, language, t }: ChangeScope): string {
  const question = places.get(id)?.question;
  return question ? nameOf(question, language) : t("surveys.logic.goneQuestion");
}

function oneSetting(value: unknown, changeScope: ChangeScope, name: string): string {
  const { t } = changeScope;
  if (typeof value === "boolean" || value === undefined) return t(value ? "surveys.diff.yes" : "surveys.diff.no");
  if (typeof value === "string" && PICTURE.test(value)) return t("surveys.diff.picture");
  return t(`questionTypes.enums.${name}.${value}`, { _: String(value) });
}

function memberWords(member: unknown, changeScope: ChangeScope): string {
  if (typeof member !== "object" || member === null) return String(member);
  if (!("question" in member)) return JSON.stringify(member);
  const part = "part" in member ? ` (${member.part})` : "";
  return `${questionName(String(member.question), changeScope)}${part}`;
}

const settingWords: Words = (value, changeScope, { name = "", before, after }) => {
  const isFlag = typeof (before ?? after) === "boolean";
  if (value === undefined && !isFlag) return "";
  if (Array.isArray(value)) return value.map((member) => memberWords(member, changeScope)).join(", ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : oneSetting(value, changeScope, name);
};

/** The heading of a group that an option names. */
const optionSettingWords: Words = (value, changeScope, change) => {
  if (change.name !== "group") return settingWords(value, changeScope, change);
  const question = changeScope.places.get(change.questionId ?? "")?.question;
  const group = question && groupsOf(question).find(({ code }) => code === value);
  return localize(group?.label, changeScope.language) || String(value ?? "");
};

const LOGIC_WORDS: Readonly<Record<string, (value: never, changeScope: ChangeScope) => string>> = {
  showIf: (value: Condition, changeScope) => plainText(showIfPieces(value, changeScope)),
  carry: ({ from, which }: Carry, changeScope) =>
    `${changeScope.t(`surveys.logic.which.${which}`)}: ${questionName(from, changeScope)}`,
  loop: ({ from, which }: Loop, changeScope) =>
    `${changeScope.t(`surveys.logic.which.${which}`)}: ${questionName(from, changeScope)}`,
  order: (value: string, { t }) => t(`surveys.logic.orders.${value}`),
  group: ({ name, order }: { name: string; order: string }, { t }) => `${name} · ${t(`surveys.logic.orders.${order}`)}`,
};

const logicWords: Words = (value, changeScope, change) => {
  const say = LOGIC_WORDS[change.name ?? ""];
  if (value !== undefined && say) return say(value as never, changeScope);
  return say ? "" : settingWords(value, changeScope, change);
};

const textWords: Words = (value, { language }) =>
  typeof value === "string" ? value : localize(value as LocalizedText | undefined, language);
const ruleWords: Words = (value, changeScope) => (value ? plainText(rulePieces(value as Rule, changeScope)) : "");
const blockWords: Words = (value, scope) =>
  blockName(
    scope,
    scope.draft.blocks.findIndex(({ id }) => id === value),
  );
const nothing: Words = () => "";

/** How the values of each kind of change are said. */
const WORDS: Readonly<Record<ChangeKind, Words>> = {
  languageAdded: nothing,
  languageRemoved: nothing,
  mainLanguageChanged: (value, { ownLanguage }) => languageName(String(value), ownLanguage),
  blockAdded: nothing,
  blockRemoved: nothing,
  blockMoved: nothing,
  questionAdded: nothing,
  questionRemoved: nothing,
  questionMoved: (value, changeScope, { before, after }) =>
    before === after ? "" : blockWords(value, changeScope, { kind: "questionMoved" }),
  typeChanged: (value, { t }) => t(`questionTypes.${value}.name`, { _: String(value) }),
  variableRenamed: textWords,
  textChanged: textWords,
  settingChanged: settingWords,
  optionAdded: textWords,
  optionRemoved: textWords,
  optionRecoded: textWords,
  optionTextChanged: textWords,
  optionSettingChanged: optionSettingWords,
  optionsReordered: nothing,
  logicChanged: logicWords,
  optionLogicChanged: logicWords,
  ruleAdded: ruleWords,
  ruleRemoved: ruleWords,
  ruleChanged: ruleWords,
  rulesReordered: nothing,
};

/** What a change says of one of the two states; `""` for nothing. */
export function changeValue(change: Change, side: "before" | "after", changeScope: ChangeScope): string {
  return WORDS[change.kind](change[side], changeScope, change);
}
