import pg from "pg";

/** SQLSTATEs by which PostgreSQL refuses or ends a connection: 08 and 57P as classes, time limits of sessions, no free slot. */
const ENDING_STATES = /^(08...|57P..|25P0[34]|53300)$/;

/** Whether a session does not outlive this SQLSTATE. */
export function endsSession(code: string | undefined): boolean {
  return ENDING_STATES.test(code ?? "");
}

/** What the driver, its pool and Kysely say of a connection that has ended; they come without a code. */
const ENDED =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Cannot use a pool after calling end|driver has already been destroyed)/;

/** Errors of the database's own sockets: their codes alone could be another socket's. */
const noted = new WeakSet<object>();

/**
 * Whether this was thrown, by itself or as the cause of what was, because the database could not be reached or ended
 * the connection. What was asked of it may then be done or not, if it was a commit; nothing is half done.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (noted.has(error) || ENDED.test(error.message)) return true;
  if (error instanceof pg.DatabaseError && endsSession(error.code)) return true;
  return isConnectionLost(error.cause);
}

/** Notes an error of a connection's own socket. */
export function noteConnectionLoss(error: object): void {
  noted.add(error);
}
