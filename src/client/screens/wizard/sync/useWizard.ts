import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { isSame } from "../../../data/changedFields";
import { saveWizardDraft, submitWizard } from "../../../data/wizardApi";
import { forgetWizard, keepWizard } from "./keptWizards";
import type { OpenedWizard } from "./openWizard";
import { isLocal, isSecret } from "./stepFields";
import { createWizardSync } from "./wizardSync";

interface WizardOptions {
  readonly name: string;
  readonly owner: string;
  readonly opened: OpenedWizard;
  /** What the wizard asks for. */
  readonly asked: readonly ClientField[];
  /** Names of those that a record has. */
  readonly recordFields: readonly string[];
}

export type WizardState = ReturnType<typeof useWizard>;

function namesOf(fields: readonly ClientField[]): readonly string[] {
  return fields.map(({ name }) => name);
}

function createSync({ name, owner, opened, asked, recordFields }: WizardOptions) {
  const sensitive = namesOf(asked.filter((field) => !isLocal(field)));
  const open = (values: OpenedWizard["draft"]["data"]) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !sensitive.includes(field)));
  return createWizardSync({
    opened,
    save: (seen, data) => saveWizardDraft(name, seen, data),
    submit: (seen, told) => submitWizard(name, seen, told),
    keep: (draft, values) =>
      keepWizard(
        owner,
        name,
        { ...draft, data: open(draft.data), ...(draft.before ? { before: open(draft.before) } : {}) },
        values,
      ),
    forget: (id) => forgetWizard(owner, name, id),
    secrets: namesOf(asked.filter(isSecret)),
    sensitive,
    answers: namesOf(asked),
    recordFields,
  });
}

/** A wizard under way: its answers, sent as they are given, and what the server says of them. */
export function useWizard(options: WizardOptions) {
  const [sync] = useState(() => createSync(options));
  const state = useSyncExternalStore(sync.subscribe, sync.read);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const flush = () => void sync.flush();
    sync.start();
    window.addEventListener("online", flush);
    return () => {
      window.removeEventListener("online", flush);
      sync.stop();
    };
  }, [sync]);

  const { status } = state;
  useEffect(() => {
    if (status === "idle" || status === "saved") return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!sync.read().isHeld) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [status, sync]);

  const visit = useCallback(
    (step: string) => setVisited((before) => (before.has(step) ? before : new Set(before).add(step))),
    [],
  );
  const { draft, values, refused } = state;
  const isRefused = (path: string) => refused.some((issue) => issue.path === path);
  // What was said of an answer says nothing of the next one.
  const isJudged = (path: string) => isSame(values[path.split("/")[1] ?? ""], draft.data[path.split("/")[1] ?? ""]);
  const faults = [...draft.faults.filter(({ path }) => !isRefused(path) && isJudged(path)), ...refused];
  return { ...state, ...sync, shown: draft.shown, faults, visited, visit };
}
