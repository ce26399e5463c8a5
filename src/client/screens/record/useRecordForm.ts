import { useDataProvider, useUpdate } from "ra-core";
import { useCallback, useMemo, useRef, useState } from "react";
import type { ClientForm } from "../../../schema/clientCatalog";
import { ApiError } from "../../data/api";
import { useRealtime } from "../../data/realtime";
import type { EntityRecord } from "../../host/clientHost";
import { useEntity } from "../entity/entities";
import type { FormData } from "../form/formTypes";
import { type Choices, type Conflict, conflictOf, settle } from "./conflict";
import { formFields, valuesOf, withChanges } from "./entityForm";
import type { FormDraft } from "./formDraft";
import { useEntityForm } from "./useEntityForm";

/** A question between two people's changes, open until it is decided. */
export interface OpenConflict extends Conflict {
  readonly current: EntityRecord;
  /** What was changed here. */
  readonly changes: FormData;
  /** Whether the form is saved once it is decided. */
  readonly isSaving: boolean;
}

/** The record that a refused save was too late for. */
export function currentOf(error: unknown): EntityRecord | undefined {
  const isConflict = error instanceof ApiError && error.problem?.code === "record.conflict";
  return isConflict ? (error.problem?.current as EntityRecord | undefined) : undefined;
}

/**
 * The form of a record that others may change too. It stays on the version that it started from; what changed
 * meanwhile is merged in, and what both changed is asked.
 */
export function useRecordForm(record: EntityRecord, form: ClientForm) {
  const { resource } = useEntity();
  const dataProvider = useDataProvider();
  const [update] = useUpdate();
  // A refetch in the background must not replace what is being typed, nor the version that it started from.
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<OpenConflict>();
  const [isBehind, setIsBehind] = useState(false);
  const isSaving = useRef(false);
  const initial = useMemo(() => valuesOf(form, record), [form, record]);
  const state = useEntityForm({ form, initial, isUpdate: true });
  const { changes, before, rebase } = state;

  useRealtime("changed", ({ resource: of, id, version, action }) => {
    const isNewer = version === undefined || version > Number(base.version);
    if (of === resource && id === record.id && action === "update" && isNewer && !isSaving.current) setIsBehind(true);
  });

  const goOnFrom = useCallback(
    (current: EntityRecord, kept: FormData) => {
      const start = valuesOf(form, current);
      rebase(start, withChanges(start, kept));
      setBase(current);
      setIsBehind(false);
    },
    [form, rebase],
  );

  /** Takes in what others saved; asks where both changed the same. */
  const merge = useCallback(
    (current: EntityRecord, mine: { readonly changes: FormData; readonly before: FormData }) => {
      const found = conflictOf({ ...mine, current, names: formFields(form) });
      if (found.disputed.length > 0) setConflict({ ...found, current, changes: mine.changes, isSaving: false });
      else goOnFrom(current, settle(mine.changes, {}, current));
    },
    [form, goOnFrom],
  );

  const catchUp = useCallback(async () => {
    const { data } = await dataProvider.getOne<EntityRecord>(resource, { id: record.id });
    merge(data, { changes, before });
  }, [dataProvider, resource, record.id, merge, changes, before]);

  /** Goes on from a draft, which may have begun on an earlier version. */
  const take = (draft: FormDraft) => merge(base, draft);

  const send = async (start: EntityRecord, sent: FormData): Promise<boolean> => {
    isSaving.current = true;
    try {
      // The changes as they are: a comparison with what was read would lose a secret that is cleared.
      const params = { id: record.id, data: sent, previousData: start, meta: { isChanges: true } };
      await update(resource, params, { mutationMode: "pessimistic", returnPromise: true });
      return true;
    } catch (error) {
      isSaving.current = false;
      const current = currentOf(error);
      if (!current) throw error;
      const found = conflictOf({ before, changes: sent, current, names: formFields(form) });
      setConflict({ ...found, current, changes: sent, isSaving: true });
      return false;
    }
  };

  /** Ends the question. Resolves to whether the record is saved as decided. @throws ApiError */
  const decide = async (choices: Choices): Promise<boolean> => {
    if (!conflict) return false;
    const kept = settle(conflict.changes, choices, conflict.current);
    setConflict(undefined);
    goOnFrom(conflict.current, kept);
    if (!conflict.isSaving) return false;
    if (Object.keys(kept).length > 0 && !(await send(conflict.current, kept))) return false;
    const saved = withChanges(valuesOf(form, conflict.current), kept);
    rebase(saved, saved);
    return true;
  };

  return {
    state,
    base,
    conflict,
    isBehind,
    catchUp,
    take,
    save: () => send(base, changes),
    decide,
    postpone: () => setConflict(undefined),
  };
}
