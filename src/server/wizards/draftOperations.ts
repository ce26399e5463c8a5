import { AppError } from "../../shared/errors";
import { isStorable } from "../../shared/isStorable";
import type { JsonObject } from "../../shared/json";
import { lockRecord, openWrite } from "../api/rest/write/recordWrites";
import type { Draft } from "../drafts/drafts";
import { hookIssues } from "./hookIssues";
import type { DraftCall, RecordStart, WizardBegin, WizardOptions, WizardSave } from "./wizardCalls";
import { draftData, draftIdentity, draftKey, type WizardData, type WizardDraft, wizardDraft, wizardError } from "./wizardDraft";
import { type WizardCall, type WizardUse, wizardUseOf } from "./wizardUse";
import { firstValues, valuesOf } from "./wizardValues";

function present({ catalog, validators }: WizardOptions, call: WizardCall, draft: Draft): WizardDraft {
  const data = draftData(draft);
  return wizardDraft({ use: wizardUseOf(catalog, call, data), validators }, data, draftIdentity(draft));
}

/** With what the entity's hooks say of the answers: a list of drafts does without. */
async function judged(options: WizardOptions, call: WizardCall, draft: Draft): Promise<WizardDraft> {
  const presented = present(options, call, draft);
  const data = draftData(draft);
  const use = wizardUseOf(options.catalog, call, data);
  const issues = await hookIssues(options, { use, actor: call.actor, data, faults: presented.faults });
  return { ...presented, faults: [...presented.faults, ...issues] };
}

export async function listDrafts(options: WizardOptions, call: WizardCall): Promise<readonly WizardDraft[]> {
  if (!options.catalog.wizards.has(call.name)) throw new AppError("wizard.notFound");
  const drafts = await options.drafts.list(call.actor, draftKey(call.name, ""));
  return drafts.map((draft) => present(options, call, draft));
}

/** What a wizard begins with; nothing of it is stored before the first answer. */
async function beginDraft(options: WizardOptions, { id, ...call }: DraftCall, { record }: WizardBegin): Promise<WizardDraft> {
  const { catalog, context, validators } = options;
  const use = wizardUseOf(catalog, call, { record });
  const identity = { id, version: 0, updatedAt: new Date().toISOString() };
  if (record === undefined) return wizardDraft({ use, validators }, { values: firstValues(use) }, identity);
  const row = await lockRecord(openWrite(context, use.entity, call.actor, "update"), record);
  const values = valuesOf(use, row);
  const data = { values, record, recordVersion: Number(row.version), before: values };
  return wizardDraft({ use, validators }, data, identity);
}

export async function readDraft(options: WizardOptions, call: DraftCall, begin?: WizardBegin): Promise<WizardDraft> {
  const draft = await options.drafts.read(call.actor, draftKey(call.name, call.id));
  if (draft) return judged(options, call, draft);
  if (!begin) throw new AppError("draft.notFound");
  return beginDraft(options, call, begin);
}

/** Passwords and their like are asked for anew: a draft never stores them. */
function withoutSecrets({ entity }: WizardUse, values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !entity.fields.get(name)?.isWriteOnly));
}

/** The record that the draft is of: it was named with the first answers, and later ones can only catch up with it. */
function recordStart(use: WizardUse, stored: WizardData | undefined, save: WizardSave): RecordStart {
  const { record } = stored ?? save;
  if (record === undefined) return {};
  const recordVersion = save.recordVersion ?? stored?.recordVersion;
  const before = save.before ? withoutSecrets(use, save.before) : stored?.before;
  return { record, ...(recordVersion ? { recordVersion } : {}), ...(before ? { before } : {}) };
}

/** A secret that came with this save isn't missing, although the draft doesn't store it. */
function withoutGivenSecrets({ faults, ...draft }: WizardDraft, given: JsonObject): WizardDraft {
  const isMissing = ({ path, rule }: WizardDraft["faults"][number]) => given[path.slice(1)] === undefined || rule !== "required";
  return { ...draft, faults: faults.filter(isMissing) };
}

export async function saveDraft(options: WizardOptions, call: DraftCall, save: WizardSave): Promise<WizardDraft> {
  const { catalog, drafts } = options;
  const { data, version, before = {} } = save;
  if (!isStorable({ data, before })) {
    throw new AppError("request.invalid", { faults: [{ path: "/data", rule: "pattern" }] });
  }
  const key = draftKey(call.name, call.id);
  const current = await drafts.read(call.actor, key);
  const stored = current && draftData(current);
  const use = wizardUseOf(catalog, call, stored ?? save);
  const next = { values: withoutSecrets(use, data), ...recordStart(use, stored, save) } as unknown as JsonObject;
  try {
    const saved = version
      ? await drafts.replace(call.actor, key, next, version)
      : await drafts.save(call.actor, key, next, version);
    return withoutGivenSecrets(await judged(options, call, saved), data);
  } catch (error) {
    throw wizardError(error);
  }
}

export async function discardDraft({ drafts }: WizardOptions, { actor, name, id }: DraftCall): Promise<void> {
  const hadIt = await drafts.remove(actor, draftKey(name, id));
  if (!hadIt) throw new AppError("draft.notFound");
}
