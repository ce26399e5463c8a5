import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** Signs of carelessness and fraud in responses, for those that report on them. */
export interface QualityService {
  /**
   * Complete responses with a sign, and whether a reviewer has decided to keep them.
   * @param withTest whether test responses are looked at, too
   * @returns by the response's id
   */
  readonly flagged: (
    db: SpaceDb,
    questionnaireId: string,
    withTest: boolean,
  ) => Promise<ReadonlyMap<string, "undecided" | "kept">>;
}

export const quality = defineService<QualityService>("quality");
