import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** What a company's licence lets it order. */
export interface Licensing {
  /**
   * Called by whatever makes a product's records, in their transaction and in the handle of the company's space. The licence is
   * held until the transaction ends. A company that never had a licence may order everything.
   * @param product as `host.suiteProduct` or `host.studyProduct` names it
   * @throws AppError `studies.notInPlan` with the `product`
   */
  readonly requireProduct: (db: SpaceDb, product: string) => Promise<void>;
}

export const licensing = defineService<Licensing>("licensing");
