import type { Questionnaire } from "../../../../../survey/questionnaire";
import type { Translation } from "../../../shared/draftTexts";
import { type DraftAction, reduceDraft } from "./questionnaireDraft";

const DEPTH = 100;

/** A draft with the steps before and after it. */
export interface DraftHistory {
  readonly past: readonly Questionnaire[];
  readonly present: Questionnaire;
  readonly future: readonly Questionnaire[];
  /** What the last change was about, so that typing on is one step. */
  readonly lastTopic?: string;
}

export type HistoryAction =
  | { readonly kind: "undo" }
  | { readonly kind: "redo" }
  /** A draft from the server: nothing before it can be undone. */
  | { readonly kind: "reset"; readonly draft: Questionnaire }
  | { readonly kind: "change"; readonly action: DraftAction };

export function startHistory(draft: Questionnaire): DraftHistory {
  return { past: [], present: draft, future: [] };
}

/** Typing on in one text is one step, a file of texts another. */
function translationTopic([first, ...more]: readonly Translation[]): string | undefined {
  const [key, ...others] = first?.words.keys() ?? [];
  return key === undefined || others.length > 0 || more.length > 0 ? undefined : `words ${first?.language} ${key}`;
}

function topicOf(action: DraftAction): string | undefined {
  if ("isStep" in action && action.isStep) return undefined;
  if (action.kind === "replaceQuestion") return `question ${action.question.id}`;
  if (action.kind === "translate") return translationTopic(action.translations);
  if (action.kind === "patchBlock") return `block ${action.blockId}`;
  return action.kind === "setTexts" ? "texts" : undefined;
}

function changed(history: DraftHistory, action: DraftAction): DraftHistory {
  const present = reduceDraft(history.present, action);
  if (present === history.present) return history;
  const topic = topicOf(action);
  const isSameStep = topic !== undefined && topic === history.lastTopic;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-DEPTH);
  return { past, present, future: [], ...(topic === undefined ? {} : { lastTopic: topic }) };
}

function undone(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

function redone(history: DraftHistory): DraftHistory {
  const [after, ...future] = history.future;
  if (!after) return history;
  return { past: [...history.past, history.present], present: after, future };
}

export function reduceHistory(history: DraftHistory, step: HistoryAction): DraftHistory {
  switch (step.kind) {
    case "undo":
      return undone(history);
    case "redo":
      return redone(history);
    case "reset":
      return startHistory(step.draft);
    case "change":
      return changed(history, step.action);
  }
}
