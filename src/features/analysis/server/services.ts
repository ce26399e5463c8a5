import type { HostTools, PassageSource } from "../../../server/kit";

/** What analysis works with beside the database. */
export interface AnalysisServices {
  readonly sources: ReadonlyMap<string, PassageSource>;
  readonly tools: () => Pick<HostTools, "language">;
  /** The operator's; undefined if there is none. */
  readonly languageModel: () => HostTools["languageModel"];
}
