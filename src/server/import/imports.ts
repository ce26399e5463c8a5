import type { PresentedJob } from "../jobs/jobRow";

export interface LoadOptions {
  /** Headings to fields' names; null leaves a column out. */
  readonly mapping: Readonly<Record<string, string | null>>;
  /** Whether people are mailed because of the new records. */
  readonly isMailing: boolean;
  /** Whether rows without a fault are loaded where others have some. */
  readonly withFaults: boolean;
}

/** Loads of records from files, as the session's person may do them; of an entity with `importKeys`. */
export interface Imports {
  /** An empty workbook with these columns, headed in the caller's language. @throws AppError `access.denied` */
  readonly template: (entity: string, columns: readonly string[]) => Promise<Buffer>;
  /**
   * Starts to load the file of a dry run (`POST /api/{resource}/import?dryRun=true`). @returns the job's id
   * @throws AppError `access.denied`, `job.notFound` for what is no dry run of one's own, `import.*`
   */
  readonly load: (entity: string, dryRun: string, options: LoadOptions) => Promise<string>;
  /**
   * The job that loads a file; nothing for a dry run that waits to be loaded.
   * @throws AppError `access.denied`, `job.notFound` for anything else, and for what is somebody else's
   */
  readonly status: (entity: string, id: string) => Promise<PresentedJob | undefined>;
}
