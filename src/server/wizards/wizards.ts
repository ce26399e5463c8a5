import { grantOf } from "../../schema/accessKeys";
import type { Catalog } from "../../schema/catalog";
import type { WizardDocument } from "../../schema/document";
import { AppError, type FieldFault } from "../../shared/errors";
import { newId } from "../../shared/ids";
import { isStorable } from "../../shared/isStorable";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session";
import type { WriteMode } from "../api/rest/forms";
import type { Row } from "../api/rest/serializers";
import { updateRecords } from "../api/rest/write/changeRecords";
import { createRecord } from "../api/rest/write/createRecord";
import { lockRecord, openWrite } from "../api/rest/write/recordWrites";
import type { WriteContext } from "../api/rest/write/writeContext";
import { inTransaction } from "../db/spaceDb";
import type { Draft, Drafts } from "../drafts/drafts";
import type { StepFault, StepValidators, WizardUse } from "./stepValidators";
import { changedBody, firstValues, newBody, valuesOf } from "./wizardValues";

/** What a wizard's draft keeps beside its answers. */
interface WizardData {
  readonly values: JsonObject;
  /** The record that is changed; absent: a new one. */
  readonly record?: string;
  /** Its version when the draft began. */
  readonly recordVersion?: number;
}

/** A wizard under way. */
export interface WizardDraft {
  readonly id: string;
  readonly data: JsonObject;
  readonly record?: string;
  readonly version: number;
  readonly updatedAt: string;
  /** Names of the steps that what was told leaves in, in order. */
  readonly shown: readonly string[];
  readonly faults: readonly StepFault[];
}

export interface WizardOptions {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly drafts: Drafts;
  readonly validators: StepValidators;
}

/** The draft call's operations: start, read, list, save, discard, submit. */
export interface Wizards {
  readonly start: (actor: Actor, name: string, record?: string) => Promise<WizardDraft>;
  readonly list: (actor: Actor, name: string) => Promise<readonly WizardDraft[]>;
  readonly read: (actor: Actor, name: string, id: string) => Promise<WizardDraft>;
  /** Keeps the answers, faulty ones too. @throws AppError `draft.conflict` */
  readonly save: (actor: Actor, name: string, id: string, data: JsonObject, version?: number) => Promise<WizardDraft>;
  readonly discard: (actor: Actor, name: string, id: string) => Promise<void>;
  /**
   * Creates or changes the record and ends the draft, both or neither.
   * @param secrets answers that drafts never keep, such as passwords
   * @throws AppError `request.invalid` with faults that name their steps, `record.conflict`
   */
  readonly submit: (actor: Actor, name: string, id: string, secrets: JsonObject) => Promise<Row>;
}

function keyOf(name: string, id: string): string {
  return `wizard:${name}:${id}`;
}

function dataOf(draft: Draft): WizardData {
  return draft.data as unknown as WizardData;
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
    return { wizard, entity, keys: actor.accessKeys, mode };
  };
  const callOfDraft = (actor: Actor, name: string, draft: Draft) =>
    callOf(actor, name, dataOf(draft).record === undefined ? "create" : "update");

  const load = async (actor: Actor, name: string, id: string): Promise<Draft> => {
    const draft = await drafts.read(actor, keyOf(name, id));
    if (!draft) throw new AppError("draft.notFound");
    return draft;
  };

  const present = (actor: Actor, name: string, draft: Draft): WizardDraft => {
    const use = callOfDraft(actor, name, draft);
    const { values, record } = dataOf(draft);
    const shown = validators.shown(use, values);
    return {
      id: draft.key.split(":").at(-1) ?? "",
      data: values,
      ...(record === undefined ? {} : { record }),
      version: draft.version,
      updatedAt: draft.updatedAt,
      shown: shown.map((step) => step.name),
      faults: validators.faults(use, shown, values),
    };
  };

  /** Passwords and their like are asked for anew: a draft never keeps them. */
  const keepable = ({ entity }: WizardUse, values: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !entity.fields.get(name)?.isWriteOnly));

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

  return {
    start: async (actor, name, record) => {
      const use = callOf(actor, name, record === undefined ? "create" : "update");
      const id = newId();
      const row = record === undefined ? undefined : await lockRecord(openWrite(context, use.entity, actor, "update"), record);
      const data = row
        ? { values: valuesOf(use, row), record, recordVersion: Number(row.version) }
        : { values: firstValues(use) };
      return present(actor, name, await drafts.save(actor, keyOf(name, id), data as unknown as JsonObject));
    },
    list: async (actor, name) => {
      if (!catalog.wizards.has(name)) throw new AppError("wizard.notFound");
      const found = await drafts.list(actor, keyOf(name, ""));
      // One that was only opened says nothing that anybody would go on with.
      return found.filter(({ version }) => version > 1).map((draft) => present(actor, name, draft));
    },
    read: async (actor, name, id) => present(actor, name, await load(actor, name, id)),
    save: async (actor, name, id, data, version) => {
      if (!isStorable(data)) throw new AppError("request.invalid", { faults: [{ path: "/data", rule: "pattern" }] });
      const draft = await load(actor, name, id);
      const values = keepable(callOfDraft(actor, name, draft), data);
      const next = { ...dataOf(draft), values } as unknown as JsonObject;
      const saved = await drafts.save(actor, draft.key, next, version);
      const { faults, ...rest } = present(actor, name, saved);
      // What was told as a secret is there, although the draft does not keep it.
      return { ...rest, faults: faults.filter((fault) => data[fault.path.slice(1)] === undefined || fault.rule !== "required") };
    },
    discard: async (actor, name, id) => {
      const hadIt = await drafts.remove(actor, keyOf(name, id));
      if (!hadIt) throw new AppError("draft.notFound");
    },
    submit: async (actor, name, id, secrets) => {
      const draft = await load(actor, name, id);
      const use = callOfDraft(actor, name, draft);
      const data = dataOf(draft);
      const values = { ...data.values, ...secrets };
      const faults = validators.faults(use, validators.shown(use, values), withoutNulls(values));
      if (faults.length > 0) throw new AppError("request.invalid", { faults });
      try {
        return await inTransaction(context.database.kysely, async () => {
          const record = await write(use, actor, { ...data, values });
          await drafts.remove(actor, draft.key);
          return record;
        });
      } catch (error) {
        if (!(error instanceof AppError) || !error.details.faults) throw error;
        throw new AppError(error.code, { ...error.details, faults: located(use.wizard, error.details.faults) });
      }
    },
  };
}
