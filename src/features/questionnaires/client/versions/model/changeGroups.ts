import { blockName, nameOf } from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import type { Change, ChangeKind } from "../../../shared/diff/change";
import { diffQuestionnaires } from "../../../shared/diff/diffQuestionnaires";
import { languageName } from "../../editor/languageName";
import { memberName } from "../../question/settings/memberName";
import { type ChangeScope, changeValue } from "./changeValues";

function whatOf(change: Change, t: ChangeScope["t"]): string {
  const { name = "", kind } = change;
  return kind === "logicChanged" ? t(`surveys.diff.logic.${name}`, { _: name }) : memberName({ ...change, name }, t);
}

/** What changed, in words; the values stand beside it. */
function changeLabel(change: Change, { t, ownLanguage }: ChangeScope): string {
  const { kind, list = "", code = "", language } = change;
  const isWithin = kind === "questionMoved" && change.before === change.after;
  return t(isWithin ? "surveys.diff.movedWithin" : `surveys.diff.changes.${kind}`, {
    what: whatOf(change, t),
    list: t(`questionTypes.settings.${list}`, { _: list }),
    code,
    language: language ? languageName(language, ownLanguage) : "",
  });
}

/** A change in words. */
export interface SaidChange {
  readonly kind: ChangeKind;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The changes of one question, of one block, or of the whole. */
export interface ChangeGroup {
  readonly key: string;
  readonly title: string;
  readonly changes: readonly SaidChange[];
  /** What they do to results, each once. */
  readonly effects: readonly string[];
}

/** Keys under `surveys.diff.effects.` of the locales; what isn't here does nothing to results. */
const EFFECTS: Readonly<Partial<Record<ChangeKind, string>>> = {
  languageRemoved: "languageRemoved",
  questionAdded: "questionAdded",
  questionRemoved: "questionRemoved",
  typeChanged: "typeChanged",
  variableRenamed: "variableRenamed",
  optionAdded: "optionAdded",
  optionRemoved: "optionRemoved",
  optionRecoded: "optionRecoded",
  optionTextChanged: "text",
  logicChanged: "logic",
  optionLogicChanged: "logic",
  ruleAdded: "logic",
  ruleRemoved: "logic",
  ruleChanged: "logic",
  rulesReordered: "logic",
};

function effectOf({ kind, name, questionId, list }: Change): string | undefined {
  // Headings are no answers: no result counts them.
  if (list === "optionGroups") return undefined;
  return kind === "textChanged" && questionId && name === "title" ? "text" : EFFECTS[kind];
}

const WHOLE = "whole";

function keyOf({ questionId, blockId }: Change): string {
  if (questionId) return `question ${questionId}`;
  return blockId ? `block ${blockId}` : WHOLE;
}

/** Keys in reading order. */
function keysOf({ blocks }: Questionnaire): readonly string[] {
  const own = blocks.flatMap(({ id, questions }) => [`block ${id}`, ...questions.map((question) => `question ${question.id}`)]);
  return [WHOLE, ...own];
}

/** What is gone stands where it stood: after what came before it. */
function keysOfBoth(before: Questionnaire, after: Questionnaire): readonly string[] {
  const keys = [...new Set(keysOf(after))];
  const known = new Set(keys);
  let previous = WHOLE;
  for (const key of keysOf(before)) {
    if (!known.has(key)) keys.splice(keys.indexOf(previous) + 1, 0, key);
    known.add(key);
    previous = key;
  }
  return keys;
}

function titleOf({ questionId, blockId }: Change, changeScope: ChangeScope): string | undefined {
  const question = changeScope.places.get(questionId ?? "")?.question;
  if (question) return nameOf(question, changeScope.language);
  const index = changeScope.draft.blocks.findIndex(({ id }) => id === blockId);
  return index >= 0 ? blockName(changeScope, index) : undefined;
}

function say(change: Change, before: ChangeScope, after: ChangeScope): SaidChange {
  return {
    kind: change.kind,
    label: changeLabel(change, after),
    before: changeValue(change, "before", before),
    after: changeValue(change, "after", after),
  };
}

function grouped(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const known = groups.get(keyOf(change));
    if (known) known.push(change);
    else groups.set(keyOf(change), [change]);
  }
  return groups;
}

/** All that differs between two states, in words, in the order in which one reads a questionnaire. */
export function changeGroups(before: ChangeScope, after: ChangeScope): readonly ChangeGroup[] {
  const byKey = grouped(diffQuestionnaires(before.draft, after.draft));
  return keysOfBoth(before.draft, after.draft).flatMap((key): readonly ChangeGroup[] => {
    const changes = byKey.get(key);
    const [first] = changes ?? [];
    if (!changes || !first) return [];
    const effects = new Set(changes.flatMap((change) => effectOf(change) ?? []));
    return [
      {
        key,
        title: titleOf(first, after) ?? titleOf(first, before) ?? after.t("surveys.faults.whole"),
        changes: changes.map((change) => say(change, before, after)),
        effects: [...effects].map((effect) => after.t(`surveys.diff.effects.${effect}`)),
      },
    ];
  });
}
