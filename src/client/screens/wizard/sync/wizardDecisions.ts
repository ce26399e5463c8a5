import type { Choices } from "../../record/edit/conflict";
import type { AnswerSender } from "./answerSender";
import { plainAnswers } from "./plainAnswers";
import { mergedAnswers } from "./wizardConflict";
import type { WizardStore } from "./wizardState";
import { comparedFields, draftFields, type WizardSyncOptions } from "./wizardSyncOptions";

/** What a person decides where answers differ, or where the draft is gone. */
export function createWizardDecisions(options: WizardSyncOptions, { read, dispatch }: WizardStore, sender: AnswerSender) {
  function giveUp(): void {
    options.forget(read().draft.id);
    dispatch({ type: "abandoned" });
  }

  return {
    /** Opens the question about the conflict. */
    ask: () => dispatch({ type: "asking" }),
    postpone: () => dispatch({ type: "postponed" }),
    /** Ends the question. @returns whether a submit waits for it */
    decide: (choices: Choices): boolean => {
      const { conflict, values } = read();
      if (!conflict) return false;
      const { current, changes, start } = conflict;
      const names = conflict.about === "draft" ? draftFields(options) : comparedFields(options);
      sender.restart(start, mergedAnswers({ values, current, names }, changes, choices));
      return conflict.isSaving;
    },
    /** Goes on with the answers as a draft of its own. @param id of the new draft */
    startOver: async (id: string): Promise<void> => {
      const { values, draft: gone } = read();
      const draft = { ...gone, id, version: 0 };
      await options.save(draft, plainAnswers(values)).catch(() => options.keep(draft, plainAnswers(values, options.sensitive)));
      giveUp();
    },
    /** Drops the answers that only this browser has. */
    giveUp,
  };
}
