import { grantOf } from "../../schema/accessKeys";
import type { Catalog } from "../../schema/catalog";
import type { WizardDocument } from "../../schema/document";
import { AppError, type FieldFault } from "../../shared/errors";
import { isStorable } from "../../shared/isStorable";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session";
import type { WriteMode } from "../api/rest/forms";
import type { Row } from "../api/rest/serializers";
import { updateRecords } from "../api/rest/write/changeRecords";
import { createRecord } from "../api/rest/write/createRecord";
import { lockRecord, openWrite } from "../api/rest/write/recordWrites";
import type { WriteContext } from "../api/rest/write/writeContext";
import { inTransaction } from "../db/transaction";
import { type Draft, type Drafts, draftConflict } from "../drafts/drafts";
import type { StepFault, StepValidators } from "./stepValidators";
import { type WizardUse, wizardUse } from "./wizardUse";
import { changedBody, firstValues, newBody, valuesOf } from "./wizardValues";

/** The record that a wizard changes, as it was when the draft began or last caught up with it. */
interface RecordStart {
  /** Absent: a new one. */
  readonly record?: string;
  readonly recordVersion?: number;
  /** What it said to the wizard's questions: by it others' changes are told from one's own. */
  readonly before?: JsonObject;
}

/** What a wizard's draft keeps. */
interface WizardData extends RecordStart {
  readonly values: JsonObject;
}

/** A wizard under way. */
export interface WizardDraft extends RecordStart {
  readonly id: string;
  readonly data: JsonObject;
  /** 0: nothing is kept yet. */
  readonly version: number;
  readonly updatedAt: string;
  /** Names of the steps that what was told leaves in, in order. */
  readonly shown: readonly string[];
  readonly faults: readonly StepFault[];
}

/** Answers to be kept. */
export interface WizardSave extends RecordStart {
  readonly data: JsonObject;
  /** The version that the writer has seen: 0 where there is to be none yet. @default any */
  readonly version?: number;
}

/** A draft that is asked for although it may not be there: what it begins with is answered then. */
export interface WizardBegin {
  /** The record to change; absent: a new one. */
  readonly record?: string;
}

export interface WizardOptions {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly drafts: Drafts;
  readonly validators: StepValidators;
}

/** The draft call's operations: list, read, save, discard, submit. */
export interface Wizards {
  readonly list: (actor: Actor, name: string) => Promise<readonly WizardDraft[]>;
  /** @param begin absent: a draft that is not there is a failure. @throws AppError `draft.notFound` */
  readonly read: (actor: Actor, name: string, id: string, begin?: WizardBegin) => Promise<WizardDraft>;
  /**
   * Keeps the answers, faulty ones too; the first ones make the draft.
   * @throws AppError `draft.conflict` with the one that is there, `draft.notFound` where one that was seen is gone
   */
  readonly save: (actor: Actor, name: string, id: string, save: WizardSave) => Promise<WizardDraft>;
  readonly discard: (actor: Actor, name: string, id: string) => Promise<void>;
  /**
   * Creates or changes the record and ends the draft, both or neither.
   * @param secrets answers that drafts never keep, such as passwords
   * @param version the version of the draft that the person has seen. @default any
   * @throws AppError `request.invalid` with faults that name their steps, `record.conflict`, `draft.conflict`
   */
  readonly submit: (actor: Actor, name: string, id: string, secrets: JsonObject, version?: number) => Promise<Row>;
}

function keyOf(name: string, id: string): string {
  return `wizard:${name}:${id}`;
}

function idOf({ key }: Draft): string {
  return key.split(":").at(-1) ?? "";
}

function dataOf(draft: Draft): WizardData {
  return draft.data as unknown as WizardData;
}

/** A conflict's draft in the words of this API. */
function withCurrent(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "draft.conflict") return error;
  const { current } = error.details.extensions as { readonly current: Draft | undefined };
  if (!current) return new AppError("draft.notFound");
  const { values: data, ...start } = dataOf(current);
  const { version, updatedAt } = current;
  return new AppError(error.code, { extensions: { current: { id: idOf(current), data, ...start, version, updatedAt } } });
}

function withoutNulls(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

/** Faults of the whole record, each at the step that asks for the field. */
function located(wizard: WizardDocument, faults: readonly FieldFault[]): readonly StepFault[] {
  return faults.map((fault) => {
    const field = fault.path.split("/")[1] ?? "";
    const step = wizard.steps.find(({ fields }) => fields.includes(field)) ?? wizard.steps.at(-1);
    return { ...fault, step: step?.name ?? "" };
  });
}

export function createWizards({ catalog, context, drafts, validators }: WizardOptions): Wizards {
  const callOf = (actor: Actor, name: string, mode: WriteMode): WizardUse => {
    const wizard = catalog.wizards.get(name);
    const entity = wizard && catalog.entities.get(wizard.entity);
    if (!wizard || !entity) throw new AppError("wizard.notFound");
    if (grantOf(entity, actor.accessKeys, mode) === false) throw new AppError("access.denied");
    return wizardUse({ wizard, entity, keys: actor.accessKeys, mode });
  };
  const callFor = (actor: Actor, name: string, { record }: RecordStart) =>
    callOf(actor, name, record === undefined ? "create" : "update");

  const load = async (actor: Actor, name: string, id: string): Promise<Draft> => {
    const draft = await drafts.read(actor, keyOf(name, id));
    if (!draft) throw new AppError("draft.notFound");
    return draft;
  };

  const judged = (
    use: WizardUse,
    { values: data, ...start }: WizardData,
    kept: Pick<WizardDraft, "id" | "version" | "updatedAt">,
  ) => {
    const shown = validators.shown(use, data);
    const faults = validators.faults(use, shown, data);
    return { ...kept, data, ...start, shown: shown.map((step) => step.name), faults };
  };

  const present = (actor: Actor, name: string, draft: Draft): WizardDraft => {
    const data = dataOf(draft);
    return judged(callFor(actor, name, data), data, { id: idOf(draft), version: draft.version, updatedAt: draft.updatedAt });
  };

  /** What a wizard begins with; nothing of it is kept before the first answer. */
  const begin = async (actor: Actor, name: string, id: string, { record }: WizardBegin): Promise<WizardDraft> => {
    const use = callFor(actor, name, record === undefined ? {} : { record });
    const kept = { id, version: 0, updatedAt: new Date().toISOString() };
    if (record === undefined) return judged(use, { values: firstValues(use) }, kept);
    const row = await lockRecord(openWrite(context, use.entity, actor, "update"), record);
    const values = valuesOf(use, row);
    return judged(use, { values, record, recordVersion: Number(row.version), before: values }, kept);
  };

  /** Passwords and their like are asked for anew: a draft never keeps them. */
  const keepable = ({ entity }: WizardUse, values: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !entity.fields.get(name)?.isWriteOnly));

  /** What is kept from now on: which record it is about was said with the first answer. */
  const nextData = (actor: Actor, name: string, seen: WizardData | undefined, save: WizardSave) => {
    const record = seen ? seen.record : save.record;
    const recordVersion = save.recordVersion ?? seen?.recordVersion;
    const use = callFor(actor, name, record === undefined ? {} : { record });
    const before = save.before ? keepable(use, save.before) : seen?.before;
    const start =
      record === undefined ? {} : { record, ...(recordVersion ? { recordVersion } : {}), ...(before ? { before } : {}) };
    return { values: keepable(use, save.data), ...start };
  };

  const write = async (use: WizardUse, actor: Actor, { values, record, recordVersion: version }: WizardData): Promise<Row> => {
    const { entity } = use;
    const shown = validators.shown(use, values);
    if (record === undefined) return createRecord(context, entity, actor, newBody(use, shown, values));
    const current = await lockRecord(openWrite(context, entity, actor, "update"), record);
    const [changed] = await updateRecords(context, entity, actor, [record], changedBody(use, shown, values, current), {
      version,
    });
    if (!changed) throw new AppError("record.notFound");
    return changed;
  };

  /** Of two submits at once the second waits here, and finds no draft any more. */
  const take = async (actor: Actor, draft: Draft): Promise<void> => {
    if (await drafts.remove(actor, draft.key, draft.version)) return;
    const current = await drafts.read(actor, draft.key);
    throw current ? draftConflict(current) : new AppError("draft.notFound");
  };

  return {
    list: async (actor, name) => {
      if (!catalog.wizards.has(name)) throw new AppError("wizard.notFound");
      const found = await drafts.list(actor, keyOf(name, ""));
      return found.map((draft) => present(actor, name, draft));
    },
    read: async (actor, name, id, beginning) => {
      const draft = await drafts.read(actor, keyOf(name, id));
      if (draft) return present(actor, name, draft);
      if (!beginning) throw new AppError("draft.notFound");
      return begin(actor, name, id, beginning);
    },
    save: async (actor, name, id, save) => {
      const { data, version } = save;
      if (!isStorable({ data, before: save.before ?? {} })) {
        throw new AppError("request.invalid", { faults: [{ path: "/data", rule: "pattern" }] });
      }
      const key = keyOf(name, id);
      const seen = await drafts.read(actor, key);
      const next = nextData(actor, name, seen && dataOf(seen), save) as unknown as JsonObject;
      const saving = version ? drafts.replace(actor, key, next, version) : drafts.save(actor, key, next, version);
      const { faults, ...rest } = present(
        actor,
        name,
        await saving.catch((error: unknown) => {
          throw withCurrent(error);
        }),
      );
      // What was told as a secret is there, although the draft does not keep it.
      return { ...rest, faults: faults.filter((fault) => data[fault.path.slice(1)] === undefined || fault.rule !== "required") };
    },
    discard: async (actor, name, id) => {
      const hadIt = await drafts.remove(actor, keyOf(name, id));
      if (!hadIt) throw new AppError("draft.notFound");
    },
    submit: async (actor, name, id, secrets, version) => {
      const draft = await load(actor, name, id);
      if (version !== undefined && version !== draft.version) throw withCurrent(draftConflict(draft));
      const data = dataOf(draft);
      const use = callFor(actor, name, data);
      const values = { ...data.values, ...secrets };
      const faults = validators.faults(use, validators.shown(use, values), withoutNulls(values));
      if (faults.length > 0) throw new AppError("request.invalid", { faults });
      try {
        return await inTransaction(context.database.kysely, async () => {
          await take(actor, draft);
          return write(use, actor, { ...data, values });
        });
      } catch (error) {
        if (!(error instanceof AppError) || !error.details.faults) throw withCurrent(error);
        throw new AppError(error, { ...error.details, faults: located(use.wizard, error.details.faults) });
      }
    },
  };
}
