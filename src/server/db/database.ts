import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Config } from "../platform/config";
import { createWriteGuard, type ReadDiskSpace, readDiskSpace } from "../platform/storage/diskSpace";
import { ColumnNames } from "./columnNames";
import { retryConflicts } from "./connection/conflict";
import { PooledClient } from "./connection/pooledClient";
import type { Tables } from "./generated/tables";
import { GuardedPool } from "./pglite/guardedPool";
import { type EmbeddedDatabase, startPglite } from "./pglite/startPglite";

/** Waiting for a connection ends after this (design section 4). */
const CONNECTION_TIMEOUT_MS = 5_000;
const POOL_SIZE = 20;

const { builtins } = pg.types;
const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A statement for the driver; a named one is planned once a connection. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The bare database: for boot, migrations and the scoped handle; features never see it. */
export interface Database {
  /** Runs one statement on a connection of the pool. */
  readonly query: <T extends object>(statement: Statement) => Promise<readonly T[]>;
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
  readonly isEmbedded: boolean;
  /** Whether it may only be read for now: what is written only by the way waits. */
  readonly isReadOnly: () => boolean;
  readonly close: () => Promise<void>;
}

/** @param isFull whether nothing may be written, of a database whose disk is this server's business */
function openPool(options: pg.PoolConfig, isFull?: () => boolean): pg.Pool {
  const settings = { ...options, types, Client: PooledClient, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS };
  const pool = isFull ? new GuardedPool(settings, isFull) : new pg.Pool(settings);
  // An idle connection that the server cuts must not end the process; the next query reconnects.
  pool.on("error", () => undefined);
  return pool;
}

/**
 * `pool.query` throws the connection away with every error, a violated constraint too. Here it goes back to the pool:
 * a new one costs time, and the embedded database's single session would still hold the old one's prepared statements.
 */
function createQuery(pool: pg.Pool): Database["query"] {
  const ask = async <T extends object>(statement: Statement) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<T>(statement);
      client.release();
      return rows;
    } catch (error) {
      client.release(error instanceof pg.DatabaseError ? undefined : (error as Error));
      throw error;
    }
  };
  return <T extends object>(statement: Statement) => retryConflicts(() => ask<T>(statement));
}

async function openEmbedded(dataDir: string, isFull: () => boolean): Promise<{ pool: pg.Pool; embedded: EmbeddedDatabase }> {
  const embedded = await startPglite(dataDir);
  const options = {
    host: embedded.socketDirectory,
    user: "postgres",
    database: "postgres",
    // One session: PGlite has a single backend.
    max: 1,
    idleTimeoutMillis: 0,
    // It outlives a connection, and so would what the connection before had prepared.
    onConnect: (client: pg.ClientBase) => client.query("discard all"),
  };
  return { pool: openPool(options, isFull), embedded };
}

function openServer(connectionString: string, searchPath: string | undefined): pg.Pool {
  return openPool({
    connectionString,
    max: POOL_SIZE,
    // Compiling a statement takes longer than any of ours may: a search over all entities 12 s instead of 0.3 s.
    onConnect: (client) => client.query("set jit = off"),
    ...(searchPath ? { options: `-c search_path=${searchPath}` } : {}),
  });
}

/** Opens the database that the configuration names: PostgreSQL, or PGlite in the data directory. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  searchPath,
  readSpace = readDiskSpace,
}: Pick<Config, "databaseUrl" | "dataDir"> & {
  /** PostgreSQL schema to work in, for tests. @default the server's own search path */
  readonly searchPath?: string;
  /** How much space the data directory's disk has. @default what the operating system says */
  readonly readSpace?: ReadDiskSpace;
}): Promise<Database> {
  const isFull = databaseUrl ? () => false : createWriteGuard(dataDir, readSpace);
  const { pool, embedded } = databaseUrl
    ? { pool: openServer(databaseUrl, searchPath), embedded: undefined }
    : await openEmbedded(dataDir, isFull);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new ColumnNames()],
  });
  const close = async () => {
    await kysely.destroy();
    await embedded?.stop();
  };
  return { query: createQuery(pool), pool, kysely, isEmbedded: embedded !== undefined, isReadOnly: isFull, close };
}
