import { createReducerStore } from "../../../data/reducerStore";
import type { FormData } from "../../form/formTypes";
import { createAnswerSender } from "./answerSender";
import { createSubmission } from "./submission";
import { createWizardDecisions } from "./wizardDecisions";
import { openedState, reduceWizard, type WizardSnapshot } from "./wizardState";
import type { WizardSyncOptions } from "./wizardSyncOptions";

/**
 * Sends answers as they are given, holds them in this browser until they are there, and asks where another window or
 * person was faster: whatever happens to the network, nothing that was answered is lost.
 */
export function createWizardSync(options: WizardSyncOptions) {
  const { opened } = options;
  const store = createReducerStore(reduceWizard, openedState(opened));
  const sender = createAnswerSender(options, store);
  const { read, dispatch } = store;

  return {
    ...createWizardDecisions(options, store, sender),
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
    /**
     * @returns nothing where the server can't be reached, a question is open, or another window's answers came in
     * @throws ApiError where it refuses
     */
    submit: createSubmission(options, store, sender),
  };
}
