import { join } from "node:path";
import type { Config } from "../config";
import type { ReadDiskSpace } from "./diskSpace";
import { createLocalFileStore, type FileStore } from "./fileStore";

/** The store that the configuration names: a bucket, or a folder of the data directory. */
export async function openFileStore(
  { s3, dataDir }: Pick<Config, "s3" | "dataDir">,
  readSpace?: ReadDiskSpace,
): Promise<FileStore> {
  if (!s3) return createLocalFileStore(join(dataDir, "files"), readSpace);
  // Large, and loaded by nobody else.
  const { createS3FileStore } = await import("./s3FileStore");
  return createS3FileStore(s3);
}
