/** Rounds by how many of the processes held the lock. */
export interface LockFigures {
  readonly rounds: number;
  readonly none: number;
  readonly one: number;
  readonly several: number;
  /** Refusals that named a process that was none of the holders. */
  readonly misnamed: number;
}

/** Lets processes open one directory at the same moment, beside the lock file of a dead one. @param count of processes */
export function lockRounds(rounds: number, count?: number): Promise<LockFigures>;
