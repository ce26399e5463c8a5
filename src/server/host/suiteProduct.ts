import type { SpaceDb } from "../db/query/spaceDb";

/** What clients order that is no study, e.g. a community: records of an entity of its own. Licences have it or not, as studies. */
export interface SuiteProduct {
  /** As `licence.products` names it; no study product has the same. Its words are `studyProducts.<name>`. */
  readonly name: string;
  /** What the smallest order costs today, in whole credits; null where that is agreed on with each client. @default null */
  readonly fromPrice?: (db: SpaceDb) => Promise<number | null>;
}
