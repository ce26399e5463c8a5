import { createReducerStore } from "../../../data/reducerStore";
import type { FormData } from "../../form/formTypes";
import type { Choices } from "../../record/edit/conflict";
import { createAnswerSender } from "./answerSender";
import { plainAnswers } from "./plainAnswers";
import { createSubmission } from "./submission";
import { mergedAnswers } from "./wizardConflict";
import { openedState, reduceWizard, type WizardSnapshot } from "./wizardState";
import { comparedFields, draftFields, type WizardSyncOptions } from "./wizardSyncOptions";

/**
 * Sends answers as they are given, holds them in this browser until they are there, and asks where another window or
 * person was faster: whatever happens to the network, nothing that was answered is lost.
 */
export function createWizardSync(options: WizardSyncOptions) {
  const { opened, sensitive } = options;
  const store = createReducerStore(reduceWizard, openedState(opened));
  const sender = createAnswerSender(options, store);
  const { read, dispatch } = store;

  function abandon(): void {
    options.forget(read().draft.id);
    dispatch({ type: "abandoned" });
  }

  return {
    read: (): WizardSnapshot => read(),
    subscribe: store.subscribe,
    /** Sends what this browser held, or asks about it. */
    start: () => {
      if (read().isGone) return;
      if (opened.newer) {
        sender.meet(opened.newer);
        dispatch({ type: "asking" });
      } else if (opened.isHeld) sender.restart({}, read().values);
    },
    /** Ends all attempts, after a last one. */
    stop: () => {
      const { isDone, isGone } = read();
      if (!isDone && !isGone) sender.flushOnce();
    },
    change: (part: FormData) => {
      dispatch({ type: "changed", part });
      sender.hold();
      const { isGone, conflict } = read();
      if (isGone) return;
      // What is asked about changes with the answers.
      if (conflict?.about === "draft") sender.meet(conflict.start);
      else sender.change();
    },
    flush: sender.flush,
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
    /** Goes on with the answers as a draft of its own. */
    startOver: async (id: string): Promise<void> => {
      const { values, draft: gone } = read();
      const draft = { ...gone, id, version: 0 };
      await options.save(draft, plainAnswers(values)).catch(() => options.keep(draft, plainAnswers(values, sensitive)));
      abandon();
    },
    /** Gives up what is here alone. */
    giveUp: abandon,
    /**
     * @returns nothing where the server can't be reached, a question is open, or another window's answers came in
     * @throws ApiError where it refuses
     */
    submit: createSubmission(options, store, sender),
  };
}
