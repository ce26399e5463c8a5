import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** What a member gets for LABs, from another extension than the one that has the cards. */
export interface RedemptionRequest {
  readonly memberId: string;
  /** UUID of the caller's: the same key again is the same request. */
  readonly key: string;
  /** As lists and filters name it. */
  readonly type: "RAFFLE";
  /** What the member reads in the wallet and in the history of LABs. */
  readonly name: string;
  /** Above 0. */
  readonly labs: number;
}

/**
 * Redemptions that another extension decides on. Call it in the transaction of the cause: both are written, or neither.
 *
 * @example
 * const { id, isNew } = await redemptions.request(db, { memberId, key, type: "RAFFLE", name: reward, labs: 10 });
 */
export interface Redemptions {
  /**
   * Sets LABs aside, within the community's redeem period; the member is held until the transaction ends.
   * @returns its id, and whether it wasn't made before under the key
   * @throws AppError `redeem.off`, `redeem.closed` with `from` and `to`, `ledger.insufficient` with `available`
   */
  readonly request: (db: SpaceDb, request: RedemptionRequest) => Promise<{ readonly id: string; readonly isNew: boolean }>;
  /** Spends what is set aside for these; those that have ended stay as they are. Nobody is told: the caller notifies them. */
  readonly complete: (db: SpaceDb, ids: readonly string[]) => Promise<void>;
  /** Gives back what is set aside for these, likewise. @param reason what the member reads in the wallet */
  readonly reject: (db: SpaceDb, ids: readonly string[], reason: string) => Promise<void>;
}

export const redemptions = defineService<Redemptions>("redemptions");
