import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DataFiles } from "../db/pglite/dataFiles.mjs";
import { lockDirectory } from "../db/pglite/directoryLock";
import { type Config, readConfig } from "../platform/config";
import { makeDataPrivate, makePrivate } from "../platform/storage/privateFiles";
import { CommandError } from "./commandError";
import { postgresEnvironment } from "./postgresEnvironment";

const EMBEDDED = "database.tar.gz";
const SERVER = "database.dump";

function runTool(tool: string, databaseUrl: string, options: readonly string[]): void {
  const env = { ...process.env, DATABASE_URL: "", ...postgresEnvironment(databaseUrl) };
  const { status, error } = spawnSync(tool, options, { stdio: "inherit", env });
  if (error) throw new CommandError(`${tool} was not found: install PostgreSQL's client programs`);
  if (status !== 0) throw new CommandError(`${tool} ended with ${status}`);
}

async function withEmbedded<T>(config: Config, work: (directory: string) => Promise<T>): Promise<T> {
  makeDataPrivate(config.dataDir);
  const release = lockDirectory(config.dataDir);
  try {
    return await work(join(config.dataDir, "pglite"));
  } finally {
    release();
  }
}

async function write(target: string, config: Config): Promise<void> {
  if (config.databaseUrl) {
    runTool("pg_dump", config.databaseUrl, ["--format=custom", "--no-owner", `--file=${join(target, SERVER)}`]);
  } else {
    await withEmbedded(config, async (directory) => {
      const db = await PGlite.create({ dataDir: directory, fs: new DataFiles(directory) });
      const dump = await db.dumpDataDir("gzip");
      await db.close();
      writeFileSync(join(target, EMBEDDED), Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    });
  }
  const files = join(config.dataDir, "files");
  if (config.s3) console.log(`Files lie in the bucket ${config.s3.bucket}: copy it, too`);
  else if (existsSync(files)) cpSync(files, join(target, "files"), { recursive: true });
  makePrivate(target);
}

/** `npm run backup -- <folder>`: database and files into a new folder. The embedded database must not be in use. */
export async function backup([folder]: readonly string[]): Promise<void> {
  if (!folder) throw new CommandError("Give a folder: npm run backup -- backups/monday");
  const target = resolve(folder);
  if (existsSync(target)) throw new CommandError(`${target} exists already: give a new folder`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  try {
    await write(target, readConfig(process.env));
  } catch (error) {
    // What is there of it would pass for a backup.
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
  console.log(`Backed up to ${target}`);
}

/** `npm run restore -- <folder>`: what there is now is kept beside, under a name with the time. */
export async function restore([folder]: readonly string[]): Promise<void> {
  const source = resolve(folder ?? "");
  const config = readConfig(process.env);
  const dump = join(source, config.databaseUrl ? SERVER : EMBEDDED);
  if (!folder || !existsSync(dump))
    throw new CommandError(`${dump} is not there: give the folder of a backup of the same kind of database`);
  const aside = `before-restore-${new Date().toISOString().replaceAll(":", "-")}`;
  if (config.databaseUrl) {
    runTool("pg_restore", config.databaseUrl, [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--single-transaction",
      // The one that the environment names.
      "--dbname=postgresql://",
      dump,
    ]);
  } else {
    await withEmbedded(config, async (directory) => {
      if (existsSync(directory)) renameSync(directory, `${directory}-${aside}`);
      const db = await PGlite.create({
        dataDir: directory,
        fs: new DataFiles(directory),
        loadDataDir: new Blob([readFileSync(dump)]),
      });
      await db.close();
    });
  }
  const files = join(source, "files");
  if (existsSync(files)) cpSync(files, join(config.dataDir, "files"), { recursive: true });
  makeDataPrivate(config.dataDir);
  console.log(`Restored from ${source}`);
}
