import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isJsonObject, type JsonObject } from "../../../shared/json";
import { ApiError } from "../../data/api";
import { createDraftSaver, type SaverStatus } from "../../data/draftSaver";
import { saveWizardDraft, submitWizard, type WizardDraft, type WizardFault } from "../../data/wizardApi";
import type { EntityRecord } from "../../host/clientHost";
import type { FormData } from "../form/formTypes";

const DELAY_MS = 700;

/** Answers as JSON has them; what was emptied is gone. */
function toData(values: FormData): JsonObject {
  return JSON.parse(JSON.stringify(values)) as JsonObject;
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "draft.conflict";
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export type WizardState = ReturnType<typeof useWizard>;

/**
 * A wizard under way: its answers, saved as they are given, and what the server says of them.
 *
 * @param secrets names of answers that drafts never keep: they go with the submit
 */
export function useWizard(name: string, loaded: WizardDraft, secrets: readonly string[]) {
  const { id } = loaded;
  const [values, setValues] = useState<FormData>(loaded.data);
  const [told, setTold] = useState(loaded);
  const [status, setStatus] = useState<SaverStatus>("idle");
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const other = useRef<WizardDraft>(undefined);

  const saver = useMemo(() => {
    const created = createDraftSaver<JsonObject>({
      save: async (data, version) => {
        const saved = await saveWizardDraft(name, id, data, version);
        setTold(saved);
        return saved.version;
      },
      isConflict,
      isOffline,
      onStatus: setStatus,
      delay: DELAY_MS,
    });
    created.restart(loaded.version);
    return created;
  }, [name, id, loaded.version]);

  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener("online", flush);
    return () => {
      window.removeEventListener("online", flush);
      flush();
    };
  }, [saver]);

  useEffect(() => {
    if (status === "idle" || status === "saved") return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [status]);

  const change = useCallback(
    (part: FormData) => {
      setValues((before) => {
        const next = { ...before, ...part };
        saver.change(toData(next));
        return next;
      });
    },
    [saver],
  );

  const visit = useCallback(
    (step: string) => setVisited((before) => (before.has(step) ? before : new Set(before).add(step))),
    [],
  );

  /** Goes on from another window's answers. */
  const take = (draft: WizardDraft) => {
    saver.restart(draft.version);
    setTold(draft);
    setValues(draft.data);
    other.current = draft;
  };

  /** @throws ApiError */
  const submit = async (): Promise<EntityRecord> => {
    await saver.flush();
    const kept = Object.entries(values).filter(([field, value]) => secrets.includes(field) && value !== undefined);
    try {
      const record = await submitWizard(name, id, toData(Object.fromEntries(kept)));
      saver.stop();
      setStatus("idle");
      return record;
    } catch (error) {
      const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      const located = faults.filter((fault): fault is WizardFault => isJsonObject(fault) && typeof fault.step === "string");
      if (located.length > 0) setTold((before) => ({ ...before, faults: located }));
      throw error;
    }
  };

  return {
    draft: told,
    values,
    shown: told.shown,
    faults: told.faults,
    status,
    visited,
    change,
    visit,
    take,
    submit,
    flush: saver.flush,
    overwrite: (version: number) => void saver.overwrite(version),
  };
}
