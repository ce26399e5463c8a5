import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { ApiError, isSignedOut, requiredStep, useLeaveGuard } from "../../../../../client/kit/console";
import {
  type PublishedVersion,
  type QuestionFault,
  type QuestionnaireState,
  type ResponseCounts,
  readQuestionnaire,
} from "../../../../../client/kit/questions";
import type { Questionnaire } from "../../../../../survey/questionnaire";
import { publishQuestionnaire, saveDraft, switchLink } from "../../api/draftApi";
import { liveFaults } from "../../logic/model/liveFaults";
import { type Autosave, createAutosave, type SaveStatus } from "./autosave";
import { reduceHistory, startHistory } from "./draftHistory";
import { depart, type Keeper, type OpenedQuestionnaire } from "./keptQuestionnaire";
import type { DraftAction } from "./questionnaireDraft";

/** What the server knows beside the draft. */
interface ServerSide extends ResponseCounts {
  readonly published: PublishedVersion | null;
  readonly faults: readonly QuestionFault[];
  readonly link: string | null;
  /** The draft that the faults are of. */
  readonly checked: Questionnaire;
}

export interface QuestionnaireEditor extends Omit<ServerSide, "checked"> {
  readonly activityId: string;
  readonly draft: Questionnaire;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly status: SaveStatus;
  readonly change: (action: DraftAction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves what is pending. Whether all is saved now. */
  readonly flush: () => Promise<boolean>;
  /** Takes the server's draft, giving up what is not saved. */
  readonly reload: () => Promise<void>;
  /** Saves over a later draft of someone else. */
  readonly overwrite: () => Promise<void>;
  /** @throws ApiError */
  readonly publish: () => Promise<number | undefined>;
  /** @throws ApiError */
  readonly openLink: (isOpen: boolean) => Promise<void>;
}

/** Milliseconds without a change. */
const PAUSE = 120;

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "questionnaire.stale";
}

/** Kept in this browser until the server takes it: when it is reached again, or after the next sign-in. */
function failureOf(error: unknown): "local" | "signedOut" | "failed" {
  if (isSignedOut(error) || requiredStep(error) !== undefined) return "signedOut";
  return error instanceof ApiError && (error.status === 0 || error.status >= 500) ? "local" : "failed";
}

function serverSide({ published, faults, responses, testResponses, link, draft }: QuestionnaireState): ServerSide {
  return { published, faults, responses, testResponses, link, checked: draft };
}

/** The draft once the person pauses: looking through all of it at every key would slow down who types. */
function useSettled(draft: Questionnaire): Questionnaire {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}

/** The same list while it says the same: what is drawn from it stays as it is. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const text = JSON.stringify(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the list says is what counts
  return useMemo(() => list, [text]);
}

/** What a page says before it is closed or left, and what it does then. */
function useSafeLeaving(activityId: string, autosave: Autosave, status: SaveStatus): void {
  const isSaving = status === "pending" || status === "saving";
  useLeaveGuard(status !== "saved" && !isSaving);
  useEffect(() => {
    const keep = () => {
      if (document.visibilityState !== "hidden") return;
      void autosave.keep();
      void autosave.flush();
    };
    const flush = () => void autosave.flush();
    document.addEventListener("visibilitychange", keep);
    addEventListener("online", flush);
    return () => {
      document.removeEventListener("visibilitychange", keep);
      removeEventListener("online", flush);
      depart(activityId, autosave.leave());
    };
  }, [activityId, autosave]);
  useEffect(() => {
    if (!isSaving) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSaving]);
}

interface Opening extends OpenedQuestionnaire {
  readonly keeper: Keeper;
  /** The activity's, which may open by other ways than by this editor. */
  readonly activityStatus: unknown;
}

/** The draft under the person's hands, saved as they go. */
export function useQuestionnaireEditor(
  activityId: string,
  { loaded, kept, keeper, activityStatus }: Opening,
): QuestionnaireEditor {
  const [history, step] = useReducer(reduceHistory, kept?.draft ?? loaded.draft, startHistory);
  const [status, setStatus] = useState<SaveStatus>("saved");
  const [server, setServer] = useState<ServerSide>(() => serverSide(loaded));
  const fromServer = useRef(loaded.draft);
  const [autosave] = useState(() =>
    createAutosave({
      revision: kept?.revision ?? loaded.revision,
      save: (body) => saveDraft(activityId, body),
      isStale,
      failureOf,
      keep: (unsaved) => keeper.keep({ ...unsaved, loaded }),
      forget: keeper.forget,
      onStatus: setStatus,
      onSaved: ({ faults }, checked) =>
        setServer((before) => ({
          ...before,
          faults,
          checked,
          published: before.published && { ...before.published, isCurrent: false },
        })),
    }),
  );

  useEffect(() => {
    if (history.present === fromServer.current) return;
    fromServer.current = history.present;
    autosave.change(history.present);
  }, [history.present, autosave]);

  useSafeLeaving(activityId, autosave, status);

  const seenStatus = useRef(activityStatus);
  const switches = useRef(0);
  useEffect(() => {
    if (seenStatus.current === activityStatus) return;
    seenStatus.current = activityStatus;
    const switchesBefore = switches.current;
    const take = ({ published, link }: QuestionnaireState) => {
      // Read before the link was switched here, it would switch it back.
      const isSwitched = switches.current !== switchesBefore;
      setServer((before) => ({ ...before, published, link: isSwitched ? before.link : link }));
    };
    void readQuestionnaire(activityId).then(take, () => undefined);
  }, [activityId, activityStatus]);

  const reload = useCallback(async () => {
    const next = await readQuestionnaire(activityId);
    fromServer.current = next.draft;
    autosave.restart(next.revision);
    setServer(serverSide(next));
    step({ kind: "reset", draft: next.draft });
  }, [activityId, autosave]);

  const { checked, ...known } = server;
  // Logic breaks and mends with every move: the person sees it before the server has saved it.
  const current = useSettled(history.present);
  const live = useMemo(() => liveFaults(server.faults, { checked, draft: current }), [server.faults, checked, current]);
  const faults = useSame(live);

  return {
    ...known,
    faults,
    activityId,
    draft: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    status,
    change: useCallback((action) => step({ kind: "change", action }), []),
    undo: useCallback(() => step({ kind: "undo" }), []),
    redo: useCallback(() => step({ kind: "redo" }), []),
    flush: useCallback(async () => (await autosave.flush()) !== undefined, [autosave]),
    reload,
    overwrite: async () => {
      const { revision } = await readQuestionnaire(activityId);
      await autosave.overwrite(revision);
    },
    publish: async () => {
      const revision = await autosave.flush();
      if (revision === undefined) return undefined;
      const { version, publishedAt, link } = await publishQuestionnaire(activityId, revision);
      setServer((before) => ({
        ...before,
        link,
        faults: [],
        checked: history.present,
        published: {
          // What is published again as it was stays the same version.
          ...(before.published?.version === version ? before.published : { responses: 0, testResponses: 0 }),
          version,
          publishedAt,
          isCurrent: true,
        },
      }));
      return version;
    },
    openLink: async (isOpen) => {
      switches.current += 1;
      const { link } = await switchLink(activityId, isOpen);
      setServer((before) => ({ ...before, link }));
    },
  };
}
