import type { WizardStep } from "../../schema/document";
import { AppError } from "../../shared/errors";
import type { JsonObject } from "../../shared/json";
import { withoutNulls } from "../../shared/withoutNulls";
import type { Actor } from "../access/session/session";
import type { Row } from "../api/rest/serializers";
import { updateRecords } from "../api/rest/write/changeRecords";
import { createRecord } from "../api/rest/write/createRecord";
import { lockRecord, openWrite } from "../api/rest/write/recordWrites";
import { inTransaction } from "../db/transaction";
import { type Draft, type Drafts, draftConflict } from "../drafts/drafts";
import { atSteps, hookIssues } from "./hookIssues";
import type { StepValidators } from "./stepValidators";
import type { DraftCall, WizardOptions, WizardSubmit } from "./wizardCalls";
import { draftData, draftKey, type WizardData, wizardError } from "./wizardDraft";
import { type WizardUse, wizardUseOf } from "./wizardUse";
import { changedBody, newBody, valuesOf } from "./wizardValues";

/** @throws AppError `draft.notFound`, `draft.conflict` where it isn't the one that the person has seen */
async function loadDraft(drafts: Drafts, { actor, name, id }: DraftCall, version: number | undefined): Promise<Draft> {
  const draft = await drafts.read(actor, draftKey(name, id));
  if (!draft) throw new AppError("draft.notFound");
  if (version !== undefined && version !== draft.version) throw wizardError(draftConflict(draft));
  return draft;
}

function refuseFaults(validators: StepValidators, use: WizardUse, values: JsonObject): void {
  const faults = validators.faults(use, validators.shown(use, values), withoutNulls(values));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/** Of two submits at once the second waits here, and finds no draft any more. */
async function removeDraft(drafts: Drafts, actor: Actor, draft: Draft): Promise<void> {
  if (await drafts.remove(actor, draft.key, draft.version)) return;
  const current = await drafts.read(actor, draft.key);
  throw current ? draftConflict(current) : new AppError("draft.notFound");
}

async function writeRecord(
  { context, validators }: WizardOptions,
  { use, actor }: { readonly use: WizardUse; readonly actor: Actor },
  { values, record, recordVersion: version }: WizardData,
): Promise<Row> {
  const { entity } = use;
  const shown = validators.shown(use, values);
  if (record === undefined) return createRecord(context, entity, actor, newBody(use, shown, values));
  const current = await lockRecord(openWrite(context, entity, actor, "update"), record);
  const body = changedBody(use, { shown, before: validators.shown(use, valuesOf(use, current)) }, values, current);
  const [changed] = await updateRecords(context, entity, actor, [record], body, { version });
  if (!changed) throw new AppError("record.notFound");
  return changed;
}

function submitError(error: unknown, shown: readonly WizardStep[]): unknown {
  if (!(error instanceof AppError) || !error.details.faults) return wizardError(error);
  return new AppError(error, { ...error.details, faults: atSteps(shown, error.details.faults) });
}

export async function submitDraft(options: WizardOptions, call: DraftCall, { secrets, version }: WizardSubmit): Promise<Row> {
  const { catalog, context, drafts, validators } = options;
  const { actor } = call;
  const draft = await loadDraft(drafts, call, version);
  const data = draftData(draft);
  const use = wizardUseOf(catalog, call, data);
  const values = { ...data.values, ...secrets };
  refuseFaults(validators, use, values);
  const issues = await hookIssues(options, { use, actor, data: { ...data, values }, faults: [] });
  if (issues.length > 0) throw new AppError("request.invalid", { faults: issues });
  try {
    return await inTransaction(context.database.kysely, async () => {
      await removeDraft(drafts, actor, draft);
      return writeRecord(options, { use, actor }, { ...data, values });
    });
  } catch (error) {
    throw submitError(error, validators.shown(use, values));
  }
}
