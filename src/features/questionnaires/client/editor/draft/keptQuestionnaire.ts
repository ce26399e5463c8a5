import { ApiError, forgetLargeDraft, hasLeft, keepLargeDraft, readLargeDraft } from "../../../../../client/kit/console";
import { type QuestionnaireState, readQuestionnaire } from "../../../../../client/kit/questions";
import { isJsonObject } from "../../../../../shared/json";
import type { Questionnaire } from "../../../../../survey/questionnaire";

/** What was written and hasn't reached the server. */
export interface KeptQuestionnaire {
  readonly draft: Questionnaire;
  /** The revision that it goes on from. */
  readonly revision: number;
  /** What the editor knew of the server, for a visit while it can't be reached. */
  readonly loaded: QuestionnaireState;
}

/** Where one person's draft of one questionnaire is kept in this browser. */
export interface Keeper {
  /** Resolves to whether it is kept. */
  readonly keep: (kept: KeptQuestionnaire) => Promise<boolean>;
  readonly read: () => Promise<KeptQuestionnaire | undefined>;
  readonly forget: () => Promise<void>;
}

// Saves that an editor which has gone left under way, by activity.
const departures = new Map<string, Promise<unknown>>();

/** An editor goes: the next one of the same questionnaire starts when its last save is through, or has failed. */
export function depart(activityId: string, saving: Promise<unknown>): void {
  const departure = saving.finally(() => {
    if (departures.get(activityId) === departure) departures.delete(activityId);
  });
  departures.set(activityId, departure);
}

function isKept(value: unknown): value is KeptQuestionnaire {
  return isJsonObject(value) && isJsonObject(value.draft) && isJsonObject(value.loaded) && typeof value.revision === "number";
}

/** @param owner as `useDraftOwner` names the person */
export function createKeeper(owner: string, activityId: string): Keeper {
  const key = `questionnaire:${activityId}`;
  return {
    keep: async (kept) => !hasLeft(owner) && (await keepLargeDraft(owner, key, kept)),
    read: async () => {
      const found = await readLargeDraft(owner, key);
      return isKept(found) ? found : undefined;
    },
    forget: () => forgetLargeDraft(owner, key),
  };
}

/** What the editor starts from. */
export interface OpenedQuestionnaire {
  readonly loaded: QuestionnaireState;
  /** Absent where the server has all. */
  readonly kept: KeptQuestionnaire | undefined;
}

function isSame(one: Questionnaire, other: Questionnaire): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Reads a questionnaire with what an earlier visit could not save. Where the server can't be reached, what was kept is
 * gone on with.
 * @throws ApiError
 */
export async function openQuestionnaire(
  activityId: string,
  keeper: Keeper,
  read: typeof readQuestionnaire = readQuestionnaire,
): Promise<OpenedQuestionnaire> {
  await departures.get(activityId)?.catch(() => undefined);
  const kept = await keeper.read();
  try {
    const loaded = await read(activityId);
    // It had been saved, and only the answer was lost.
    if (!kept || isSame(kept.draft, loaded.draft)) return { loaded, kept: undefined };
    return { loaded, kept };
  } catch (error) {
    const isUnreachable = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (!kept || !isUnreachable) throw error;
    return { loaded: kept.loaded, kept };
  }
}
