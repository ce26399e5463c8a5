import type { Rule } from "../../../../../survey/logic/condition";
import type { Block, Order, Question, Questionnaire } from "../../../../../survey/questionnaire";
import { type Translation, withTranslation } from "../../../shared/draftTexts";
import { copiedLogic, withRenamedPipes } from "../../logic/model/copyLogic";
import { withoutReferences } from "../../logic/model/referrers";
import { restoreRemoved } from "../../logic/model/restoreRemoved";
import { copiedVariable, nextVariable, variableIssue } from "./variableNames";

/** The texts around the questions; an absent one goes. */
export type Texts = Pick<Questionnaire, "title" | "welcome" | "closing">;

/** What of a block changes; `undefined` takes it away. */
export type BlockChanges = { readonly [Key in Exclude<keyof Block, "id" | "questions">]?: Block[Key] | undefined };

/** Changes of a draft. New ids come with the action, so that the reducer stays pure. */
export type DraftAction =
  | { readonly kind: "setTexts"; readonly texts: Texts }
  | { readonly kind: "addLanguage"; readonly language: string }
  | { readonly kind: "insertBlock"; readonly block: Block; readonly index?: number }
  | {
      readonly kind: "patchBlock";
      readonly blockId: string;
      readonly changes: BlockChanges;
      /** A step of its own to undo, also right after another change of the block. */
      readonly isStep?: boolean;
    }
  /** A group of blocks has one order: all of them say the same. */
  | { readonly kind: "orderGroup"; readonly name: string; readonly order: Order }
  | { readonly kind: "moveBlock"; readonly blockId: string; readonly index: number }
  | {
      readonly kind: "removeBlock";
      readonly blockId: string /** The logic that refers to its questions goes too. */;
      readonly withLogic?: boolean;
    }
  | {
      readonly kind: "insertQuestion";
      /** An empty `variable` asks for the next free one. */
      readonly question: Question;
      /** A block that isn't there yet is created under this id. */
      readonly blockId: string;
      readonly index?: number;
    }
  | { readonly kind: "duplicateQuestion"; readonly id: string; readonly newId: string }
  | { readonly kind: "moveQuestion"; readonly id: string; readonly blockId: string; readonly index: number }
  | {
      readonly kind: "removeQuestion";
      readonly id: string /** The logic that refers to it goes too. */;
      readonly withLogic?: boolean;
    }
  /** Takes a removal back, with the logic that went with it where nobody has changed it since. */
  | { readonly kind: "restore"; readonly ids: readonly string[]; readonly before: Questionnaire }
  | { readonly kind: "insertRule"; readonly id: string; readonly rule: Rule; readonly index: number }
  | {
      readonly kind: "replaceQuestion";
      readonly question: Question;
      /** A step of its own to undo, also right after another change of the question. */
      readonly isStep?: boolean;
    }
  | { readonly kind: "renameVariable"; readonly id: string; readonly name: string }
  /** Texts written in one language, by their keys; several languages at once are one step. */
  | { readonly kind: "translate"; readonly translations: readonly Translation[] }
  /** Another document takes the draft's place, e.g. an earlier version. */
  | { readonly kind: "replaceDraft"; readonly draft: Questionnaire };

/** Where a question stands. */
export interface Place {
  readonly block: Block;
  readonly blockIndex: number;
  readonly index: number;
  readonly question: Question;
}

export function findQuestion(draft: Questionnaire, id: string): Place | undefined {
  for (const [blockIndex, block] of draft.blocks.entries()) {
    const index = block.questions.findIndex((question) => question.id === id);
    const question = block.questions[index];
    if (question) return { block, blockIndex, index, question };
  }
  return undefined;
}

function inserted<T>(list: readonly T[], item: T, index = list.length): readonly T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

function withBlocks(draft: Questionnaire, blocks: readonly Block[]): Questionnaire {
  return { ...draft, blocks };
}

function mapBlock(draft: Questionnaire, blockId: string, change: (block: Block) => Block): Questionnaire {
  return withBlocks(
    draft,
    draft.blocks.map((block) => (block.id === blockId ? change(block) : block)),
  );
}

function insertQuestion(draft: Questionnaire, question: Question, blockId: string, index?: number): Questionnaire {
  const isKnown = draft.blocks.some((block) => block.id === blockId);
  const home = isKnown ? draft : withBlocks(draft, [...draft.blocks, { id: blockId, questions: [] }]);
  return mapBlock(home, blockId, (block) => ({ ...block, questions: inserted(block.questions, question, index) }));
}

function removeQuestion(draft: Questionnaire, id: string): Questionnaire {
  const place = findQuestion(draft, id);
  if (!place) return draft;
  return mapBlock(draft, place.block.id, (block) => ({
    ...block,
    questions: block.questions.filter((question) => question.id !== id),
  }));
}

function duplicateQuestion(draft: Questionnaire, id: string, newId: string): Questionnaire {
  const place = findQuestion(draft, id);
  if (!place) return draft;
  const copied = copiedLogic(structuredClone(place.question), newId);
  const copy = { ...copied, variable: copiedVariable(draft, place.question.variable) };
  return insertQuestion(draft, copy, place.block.id, place.index + 1);
}

function moveQuestion(draft: Questionnaire, id: string, blockId: string, index: number): Questionnaire {
  const place = findQuestion(draft, id);
  if (!place || !draft.blocks.some((block) => block.id === blockId)) return draft;
  if (place.block.id === blockId && place.index === index) return draft;
  return insertQuestion(removeQuestion(draft, id), place.question, blockId, Math.max(0, index));
}

function replaceQuestion(draft: Questionnaire, question: Question): Questionnaire {
  const place = findQuestion(draft, question.id);
  if (!place) return draft;
  return mapBlock(draft, place.block.id, (block) => ({
    ...block,
    questions: block.questions.map((other) =>
      other.id === question.id ? { ...question, variable: place.question.variable } : other,
    ),
  }));
}

function renameVariable(draft: Questionnaire, id: string, name: string): Questionnaire {
  const place = findQuestion(draft, id);
  if (!place || variableIssue(draft, { id, name })) return draft;
  return mapBlock(withRenamedPipes(draft, place.question.variable, name), place.block.id, (block) => ({
    ...block,
    questions: block.questions.map((other) => (other.id === id ? { ...other, variable: name } : other)),
  }));
}

function moveBlock(draft: Questionnaire, blockId: string, index: number): Questionnaire {
  const block = draft.blocks.find(({ id }) => id === blockId);
  if (!block) return draft;
  const others = draft.blocks.filter(({ id }) => id !== blockId);
  return withBlocks(draft, inserted(others, block, Math.max(0, index)));
}

function patchBlock(draft: Questionnaire, blockId: string, changes: BlockChanges): Questionnaire {
  return mapBlock(draft, blockId, (block) => {
    const entries = Object.entries({ ...block, ...changes }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries) as unknown as Block;
  });
}

function orderGroup(draft: Questionnaire, name: string, order: Order): Questionnaire {
  const blocks = draft.blocks.map((block) => (block.group?.name === name ? { ...block, group: { name, order } } : block));
  return withBlocks(draft, blocks);
}

function insertRule(draft: Questionnaire, { id, rule, index }: Extract<DraftAction, { kind: "insertRule" }>): Questionnaire {
  const question = findQuestion(draft, id)?.question;
  return question ? replaceQuestion(draft, { ...question, rules: inserted(question.rules ?? [], rule, index) }) : draft;
}

function removeBlock(draft: Questionnaire, blockId: string, withLogic?: boolean): Questionnaire {
  const block = draft.blocks.find(({ id }) => id === blockId);
  const rest = withBlocks(
    draft,
    draft.blocks.filter((other) => other !== block),
  );
  return withoutLogic(rest, block?.questions.map(({ id }) => id) ?? [], withLogic);
}

function withoutLogic(draft: Questionnaire, ids: readonly string[], isAsked: boolean | undefined): Questionnaire {
  return isAsked ? withoutReferences(draft, ids) : draft;
}

/** The draft after a change; the same object where the change does nothing. */
export function reduceDraft(draft: Questionnaire, action: DraftAction): Questionnaire {
  switch (action.kind) {
    case "setTexts": {
      const { title: _title, welcome: _welcome, closing: _closing, ...rest } = draft;
      return { ...rest, ...action.texts };
    }
    case "addLanguage":
      return draft.languages.includes(action.language) ? draft : { ...draft, languages: [...draft.languages, action.language] };
    case "insertBlock":
      return withBlocks(draft, inserted(draft.blocks, action.block, action.index));
    case "patchBlock":
      return patchBlock(draft, action.blockId, action.changes);
    case "orderGroup":
      return orderGroup(draft, action.name, action.order);
    case "moveBlock":
      return moveBlock(draft, action.blockId, action.index);
    case "removeBlock":
      return removeBlock(draft, action.blockId, action.withLogic);
    case "insertQuestion": {
      const variable = action.question.variable || nextVariable(draft);
      return insertQuestion(draft, { ...action.question, variable }, action.blockId, action.index);
    }
    case "duplicateQuestion":
      return duplicateQuestion(draft, action.id, action.newId);
    case "moveQuestion":
      return moveQuestion(draft, action.id, action.blockId, action.index);
    case "removeQuestion":
      return withoutLogic(removeQuestion(draft, action.id), [action.id], action.withLogic);
    case "restore":
      return restoreRemoved(draft, action);
    case "insertRule":
      return insertRule(draft, action);
    case "replaceQuestion":
      return replaceQuestion(draft, action.question);
    case "renameVariable":
      return renameVariable(draft, action.id, action.name);
    case "translate":
      return action.translations.reduce(withTranslation, draft);
    case "replaceDraft":
      return action.draft;
  }
}

/** One step up or down; at the edge of a block into its neighbour. Nothing where there is no further place. */
export function stepOf(draft: Questionnaire, id: string, direction: -1 | 1): { blockId: string; index: number } | undefined {
  const place = findQuestion(draft, id);
  if (!place) return undefined;
  const index = place.index + direction;
  if (index >= 0 && index < place.block.questions.length) return { blockId: place.block.id, index };
  const neighbour = draft.blocks[place.blockIndex + direction];
  return neighbour && { blockId: neighbour.id, index: direction === 1 ? 0 : neighbour.questions.length };
}

/** Where something dropped on a question or on a block lands. */
export function dropPlace(draft: Questionnaire, overId: string): { blockId: string; index: number } | undefined {
  const place = findQuestion(draft, overId);
  if (place) return { blockId: place.block.id, index: place.index };
  const block = draft.blocks.find(({ id }) => id === overId);
  return block && { blockId: block.id, index: block.questions.length };
}
