import pg from "pg";
import { endsSession, noteConnectionLoss } from "./connectionLoss";
import { statementName } from "./statementNames";

interface EndMessage {
  readonly severity?: string | undefined;
  readonly code?: string | undefined;
}

/** A session does not outlive these. The severity may be in the server's language, the code never is. */
function isFatal({ severity, code }: EndMessage): boolean {
  return severity === "FATAL" || severity === "PANIC" || endsSession(code);
}

/** A connection whose end harms nobody but who is using it. */
export class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens to idle clients only: without a listener the end of one that is in use ends the process.
    this.on("error", () => undefined);
    this.connection.on("error", (error: Error) => noteConnectionLoss(error));
    this.connection.on("errorMessage", (message: EndMessage) => {
      if (!isFatal(message)) return;
      noteConnectionLoss(message);
      // The socket closes some time after: the pool would hand the client out again until then.
      void this.end();
    });
  }
  // Kysely, which transactions run by, knows no names of statements. The driver's twelve signatures are one to us.
  // biome-ignore lint/suspicious/noExplicitAny: handed on as it came
  override query(statement: any, values?: any, callback?: any): any {
    const name = typeof statement === "string" && Array.isArray(values) ? statementName(statement) : undefined;
    return super.query(name === undefined ? statement : { name, text: statement }, values, callback);
  }
}
