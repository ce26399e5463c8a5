import type { JsonObject } from "../../../../shared/json";
import { isSignedOut } from "../../../data/api";
import { createDraftSaver, type DraftSaver } from "../../../data/drafts/draftSaver";
import { isUnreachable, isWizardGone, newerWizard, type StoredWizard } from "../../../data/wizardApi";
import type { FormData } from "../../form/formTypes";
import { meetDraft } from "./meetDraft";
import { plainAnswers } from "./plainAnswers";
import type { WizardStore } from "./wizardState";
import { draftFields, type WizardSyncOptions } from "./wizardSyncOptions";

const DELAY_MS = 700;

export type AnswerSender = ReturnType<typeof createAnswerSender>;

/** @param onNewer told of the draft that the server has, where that is newer than the one that was saved upon */
function createAnswerSaver(
  options: WizardSyncOptions,
  { read, dispatch }: WizardStore,
  onNewer: (newer: StoredWizard) => void,
): DraftSaver<JsonObject> {
  return createDraftSaver<JsonObject>({
    save: async (data) => {
      dispatch({ type: "sent", data: plainAnswers(data, options.secrets) });
      const draft = await options.save(read().draft, data);
      dispatch({ type: "saved", draft });
      return draft.version;
    },
    isConflict: (error) => newerWizard(error) !== undefined || isWizardGone(error),
    isOffline: (error) => isUnreachable(error) || isSignedOut(error),
    onStatus: (status, error) => {
      const newer = newerWizard(error);
      if (newer) onNewer(newer);
      else dispatch({ type: "saver", status });
    },
    forget: () => options.forget(read().draft.id),
    delay: DELAY_MS,
  });
}

/** Sends the answers of a wizard, and goes on with what the server has where that is newer. */
export function createAnswerSender(options: WizardSyncOptions, store: WizardStore) {
  const { read, dispatch } = store;
  const saver = createAnswerSaver(options, store, meet);

  const change = () => saver.change(plainAnswers(read().values));

  /** Holds the answers in this browser until the server has them. */
  function hold(): void {
    const { draft, values } = read();
    dispatch({ type: "held", isHeld: options.keep(draft, plainAnswers(values, options.sensitive)) });
  }

  /** Sends all answers upon the draft as it is known now. */
  function resend(): void {
    hold();
    saver.restart(read().draft.version);
    change();
    void saver.flush();
  }

  function meet(newer: StoredWizard): void {
    const meeting = meetDraft(read(), newer, draftFields(options));
    dispatch({ type: "met", newer, meeting });
    if (meeting.kind === "disputed") hold();
    else resend();
  }

  return {
    hold,
    change,
    meet,
    /** Goes on from another start, with the answers that are left to send. */
    restart: (start: Partial<StoredWizard>, values: FormData) => {
      dispatch({ type: "restarted", start, values });
      resend();
    },
    /** @returns whether all is on the server */
    flush: async (): Promise<boolean> => {
      if (await saver.flush()) return true;
      // Another window's answers were taken in, and what came of it is on its way.
      const { status } = read();
      return (status === "pending" || status === "saving") && saver.flush();
    },
    /** Sends what waits, once, without waiting for what comes of it. */
    flushOnce: () => void saver.flush(),
    stop: saver.stop,
  };
}
