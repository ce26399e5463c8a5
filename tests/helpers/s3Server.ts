import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

const BUCKET = "sondeo-files";

/** A storage that speaks S3 over HTTP and refuses what isn't signed with its key. */
export interface S3Server {
  /** What a server's configuration needs to use it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "sondeo-s3-"));
  const buckets = [{ name: BUCKET }];
  const server = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, vhostBuckets: false },
    directory,
    configureBuckets: buckets,
  });
  const { port } = await server.run();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      // Its own.
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
