// A PostgreSQL server of one's own, which may be stopped as one likes.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const DEBIAN = "/usr/lib/postgresql";

function binaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const found = versions.map((version) => join(DEBIAN, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
  if (found) return found;
  const { stdout } = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  return stdout && existsSync(join(stdout.trim(), "initdb")) ? stdout.trim() : undefined;
}

/** Whether there is a PostgreSQL server to be started. */
export const hasCluster = () => binaries() !== undefined;

/** PostgreSQL does not run as root. */
function owner() {
  if (process.getuid() !== 0) return {};
  const idOf = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function freePort() {
  return new Promise((settle) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });
}

/** A running cluster in a temporary folder, on a free port. @param onFolder gets what stops it and removes the folder, at once */
export async function openCluster(onFolder) {
  const [bin, as, port] = [binaries(), owner(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "sondeo-cluster-"));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const options = { ...as, cwd: folder, stdio: "ignore" };
  const control = (...what) => [join(bin, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), ...what], options];
  const run = (...what) =>
    new Promise((settle, fail) => {
      spawn(...control(...what)).once("exit", (code) => (code === 0 ? settle() : fail(new Error(`pg_ctl ${what}: ${code}`))));
    });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const remove = () => {
    if (existsSync(join(data, "postmaster.pid"))) spawnSync(...control("-m", "immediate", "stop"));
    rmSync(folder, { recursive: true, force: true });
  };
  onFolder(remove);
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"], options);
  appendFileSync(
    join(data, "postgresql.conf"),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`,
  );
  await run("start");
  const query = async (text) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url,
    query,
    restart: (mode) => run("-m", mode, "restart"),
    stop: (mode) => run("-m", mode, "stop"),
    start: () => run("start"),
  };
}
