import type { RewardCard } from "../../contracts/api/community";
import type { SpaceDb } from "../db/query/spaceDb";

/** What members of a community get for their LABs: the welcome page lists it. */
export interface RewardSource {
  /** Unique, e.g. `redeem`. */
  readonly name: string;
  /** What is on offer now, the cheapest first. */
  readonly offered: (db: SpaceDb) => Promise<readonly RewardCard[]>;
}

/**
 * An entity whose records are part of how a community is set up, as its redeem cards are: a copy of the community begins
 * with copies of them, and of their images.
 */
export interface CommunityPart {
  /** The entity's name, of scope `community`. */
  readonly name: string;
}
