import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { eventually } from "./smtp";

/** Somebody else at the server's database, who locks its tables and ends its connections. */
export interface DatabaseCuts {
  readonly query: (text: string) => Promise<readonly Record<string, unknown>[]>;
  /** Locks a table, acts, ends the connections of all who wait for the table until acting is over, and lets go of it. @returns what acting did */
  readonly cutAtLock: <T>(table: string, act: () => PromiseLike<T>) => Promise<T>;
  /** Ends all connections but this one. @returns how many */
  readonly cutAll: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const OTHERS = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

export async function openDatabaseCuts(databaseUrl: string): Promise<DatabaseCuts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const query = async (text: string) => (await client.query(text)).rows;
  const cut = async (which = "") => {
    // In a transaction the activity stays as it was first seen.
    await query("select pg_stat_clear_snapshot()");
    return (await query(`select pg_terminate_backend(pid) ${OTHERS} ${which}`)).length;
  };
  return {
    query,
    cutAtLock: async (table, act) => {
      await query(`begin; lock table "${table}" in access exclusive mode`);
      const acting = act();
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      acting.then(end, end);
      try {
        let ended = 0;
        // Background work may wait for the table, too, and before it.
        await eventually(`what waits for ${table} is over`, async () => {
          ended += await cut("and wait_event_type = 'Lock'");
          return isOver && ended > 0;
        });
      } finally {
        await query("rollback");
      }
      return acting;
    },
    cutAll: () => cut(),
    close: () => client.end(),
  };
}

/** A network between server and database. */
export interface DatabaseNetwork {
  readonly databaseUrl: string;
  /**
   * Cuts the connection on which these words were said, once the database says there that it has committed, and before
   * that arrives: background work commits beside it.
   */
  readonly loseCommitOf: (words: string) => void;
  readonly close: () => void;
}

export async function openDatabaseNetwork(databaseUrl: string): Promise<DatabaseNetwork> {
  const url = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let wanted: string | undefined;
  const server = createServer((near) => {
    const far = connect(Number(url.port || 5432), url.hostname);
    const end = () => [near, far].map((socket) => socket.destroy());
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    let isMeant = false;
    near.on("data", (data) => {
      if (wanted !== undefined && data.includes(wanted)) isMeant = true;
    });
    near.pipe(far);
    far.on("data", (data) => {
      if (!isMeant || !data.includes("COMMIT\0")) return void near.write(data);
      wanted = undefined;
      end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const through = new URL(databaseUrl);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as { port: number }).port);
  return {
    databaseUrl: through.href,
    loseCommitOf: (words) => {
      wanted = words;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
