import { useDataProvider, useUpdate } from "ra-core";
import { useCallback, useMemo, useReducer } from "react";
import type { ClientForm } from "../../../../schema/clientCatalog";
import { ApiError } from "../../../data/api";
import { useRealtime } from "../../../data/realtime";
import type { EntityRecord } from "../../../host/clientHost";
import { useEntity } from "../../entity/entities";
import { frozenFields } from "../../entity/frozenFields";
import type { FormData } from "../../form/formTypes";
import type { FormDraft } from "../draft/formDraft";
import { formFields, valuesOf, withChanges } from "../form/entityForm";
import { type EntityFormState, useEntityForm } from "../form/useEntityForm";
import { type Choices, conflictOf, settle } from "./conflict";
import { reduceRecordForm, startRecordForm } from "./recordFormState";

/** The record that a refused save was too late for. */
export function currentOf(error: unknown): EntityRecord | undefined {
  const isConflict = error instanceof ApiError && error.problem?.code === "record.conflict";
  return isConflict ? (error.problem?.current as EntityRecord | undefined) : undefined;
}

interface Mine {
  readonly changes: FormData;
  readonly before: FormData;
}

/** The record under the form, and what others make of it meanwhile. */
function useRecordBase(record: EntityRecord, form: ClientForm, { changes, before, rebase }: EntityFormState) {
  const { resource } = useEntity();
  const dataProvider = useDataProvider();
  // A refetch in the background must not replace what is being typed, nor the version that it started from.
  const [state, dispatch] = useReducer(reduceRecordForm, record, startRecordForm);

  useRealtime("changed", ({ resource: of, id, version, action }) => {
    if (of === resource && id === record.id && action === "update") dispatch({ type: "heard", version });
  });

  const goOnFrom = useCallback(
    (current: EntityRecord, kept: FormData) => {
      const start = valuesOf(form, current);
      rebase(start, withChanges(start, kept));
      dispatch({ type: "rebased", base: current });
    },
    [form, rebase],
  );

  /** Takes in what others saved; asks where both changed the same. */
  const merge = useCallback(
    (current: EntityRecord, mine: Mine) => {
      const found = conflictOf({ ...mine, current, names: formFields(form) });
      if (found.disputed.length === 0) goOnFrom(current, settle(mine.changes, {}, current));
      else dispatch({ type: "disputed", conflict: { ...found, current, changes: mine.changes, isSaving: false } });
    },
    [form, goOnFrom],
  );

  const catchUp = useCallback(async () => {
    const { data } = await dataProvider.getOne<EntityRecord>(resource, { id: record.id });
    merge(data, { changes, before });
  }, [dataProvider, resource, record.id, merge, changes, before]);

  return { ...state, dispatch, goOnFrom, merge, catchUp };
}

/**
 * The form of a record that others may change too. It stays on the version that it started from; what changed
 * meanwhile is merged in, and what both changed is asked.
 */
export function useRecordForm(record: EntityRecord, form: ClientForm) {
  const save = useSave(record.id);
  const initial = useMemo(() => valuesOf(form, record), [form, record]);
  const entity = useEntity();
  const frozen = useMemo(() => frozenFields(entity, record), [entity, record]);
  const state = useEntityForm({ form, initial, isUpdate: true, frozen });
  const { base, conflict, isBehind, dispatch, goOnFrom, merge, catchUp } = useRecordBase(record, form, state);
  const { changes, before, rebase } = state;

  const send = async (start: EntityRecord, sent: FormData): Promise<boolean> => {
    dispatch({ type: "saving" });
    try {
      await save(start, sent);
      return true;
    } catch (error) {
      dispatch({ type: "saveFailed" });
      const current = currentOf(error);
      if (!current) throw error;
      const found = conflictOf({ before, changes: sent, current, names: formFields(form) });
      dispatch({ type: "disputed", conflict: { ...found, current, changes: sent, isSaving: true } });
      return false;
    }
  };

  /** Ends the question. Resolves to whether the record is saved as decided. @throws ApiError */
  const decide = async (choices: Choices): Promise<boolean> => {
    if (!conflict) return false;
    const kept = settle(conflict.changes, choices, conflict.current);
    dispatch({ type: "closed" });
    goOnFrom(conflict.current, kept);
    if (!conflict.isSaving) return false;
    if (Object.keys(kept).length > 0 && !(await send(conflict.current, kept))) return false;
    const saved = withChanges(valuesOf(form, conflict.current), kept);
    rebase(saved, saved);
    return true;
  };

  return {
    state,
    frozen,
    base,
    conflict,
    isBehind,
    catchUp,
    /** Goes on from a draft, which may have begun on an earlier version. */
    take: (draft: FormDraft) => merge(base, draft),
    save: () => send(base, changes),
    decide,
    postpone: () => dispatch({ type: "closed" }),
  };
}

function useSave(id: EntityRecord["id"]) {
  const { resource } = useEntity();
  const [update] = useUpdate();
  return async (start: EntityRecord, changes: FormData): Promise<void> => {
    // The changes as they are: a comparison with what was read would lose a secret that is cleared.
    const params = { id, data: changes, previousData: start, meta: { isChanges: true } };
    await update(resource, params, { mutationMode: "pessimistic", returnPromise: true });
  };
}
