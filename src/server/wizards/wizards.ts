import type { Row } from "../api/rest/serializers";
import { discardDraft, listDrafts, readDraft, saveDraft } from "./draftOperations";
import { submitDraft } from "./submitDraft";
import type { DraftCall, WizardBegin, WizardOptions, WizardSave, WizardSubmit } from "./wizardCalls";
import type { WizardDraft } from "./wizardDraft";
import type { WizardCall } from "./wizardUse";

/**
 * Drafts of wizards: list, read, save, discard, submit.
 * @throws AppError `wizard.notFound`; `access.denied` where the person may not write the wizard's entity
 */
export interface Wizards {
  readonly list: (call: WizardCall) => Promise<readonly WizardDraft[]>;
  /** @param begin absent: a draft that is not there is a failure. @throws AppError `draft.notFound` */
  readonly read: (call: DraftCall, begin?: WizardBegin) => Promise<WizardDraft>;
  /**
   * Stores the answers, faulty ones too; the first ones make the draft.
   * @throws AppError `draft.conflict` with the one that is there, `draft.notFound` where one that was seen is gone
   */
  readonly save: (call: DraftCall, save: WizardSave) => Promise<WizardDraft>;
  readonly discard: (call: DraftCall) => Promise<void>;
  /**
   * Creates or changes the record and ends the draft, both or neither.
   * @throws AppError `request.invalid` with faults that name their steps, `record.conflict`, `draft.conflict`
   */
  readonly submit: (call: DraftCall, submit: WizardSubmit) => Promise<Row>;
}

export function createWizards(options: WizardOptions): Wizards {
  return {
    list: (call) => listDrafts(options, call),
    read: (call, begin) => readDraft(options, call, begin),
    save: (call, save) => saveDraft(options, call, save),
    discard: (call) => discardDraft(options, call),
    submit: (call, submit) => submitDraft(options, call, submit),
  };
}
