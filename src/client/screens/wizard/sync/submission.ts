import { isJsonObject } from "../../../../shared/json";
import { ApiError } from "../../../data/api";
import { isWizardGone, newerRecord, newerWizard, type WizardIssue } from "../../../data/wizardApi";
import type { EntityRecord } from "../../../host/clientHost";
import type { AnswerSender } from "./answerSender";
import { meetRecord } from "./meetDraft";
import { plainAnswers } from "./plainAnswers";
import type { WizardStore } from "./wizardState";
import { comparedFields, type WizardSyncOptions } from "./wizardSyncOptions";

function issuesOf(error: unknown): readonly WizardIssue[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.filter((issue): issue is WizardIssue => isJsonObject(issue) && typeof issue.step === "string");
}

/** Submits a wizard's answers once they are on the server and the person has seen them all. */
export function createSubmission(options: WizardSyncOptions, { read, dispatch }: WizardStore, sender: AnswerSender) {
  async function isReady(): Promise<boolean> {
    if (read().draft.version === 0) sender.change();
    dispatch({ type: "submitting" });
    return (await sender.flush()) && !read().hasUnseenAnswers;
  }

  function secretAnswers() {
    const { secrets } = options;
    return plainAnswers(Object.fromEntries(Object.entries(read().values).filter(([name]) => secrets.includes(name))));
  }

  function finish(): void {
    sender.stop();
    options.forget(read().draft.id);
    dispatch({ type: "submitted" });
  }

  /** @throws the error where it is neither a conflict nor a draft that is gone */
  function refuse(error: unknown): void {
    const newer = newerWizard(error);
    const record = newerRecord(error);
    if (newer) {
      sender.meet(newer);
      dispatch({ type: "asking" });
    } else if (record) {
      dispatch({ type: "recordChanged", conflict: meetRecord(read(), record, comparedFields(options)) });
    } else if (isWizardGone(error)) dispatch({ type: "gone" });
    else {
      dispatch({ type: "refused", issues: issuesOf(error) });
      throw error;
    }
  }

  return async (): Promise<EntityRecord | undefined> => {
    if (read().isGone) return undefined;
    if (!(await isReady())) {
      dispatch({ type: "asking" });
      return undefined;
    }
    try {
      const record = await options.submit(read().draft, secretAnswers());
      finish();
      return record;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
}
