import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What happens on a full disk where a table's own file isn't what has no room. */
export interface SpaceTools {
  /** Makes room. @returns whether it could */
  readonly release: () => boolean;
  /** Ends the engine: it would panic. */
  readonly stop: () => never;
}

/** The engine's files in a folder, for their owner alone. */
export class DataFiles extends NodeFS {
  /** @param space by default the engine fails as it will */
  constructor(directory: string, space?: SpaceTools);
}
