import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

const CANCELLED = 130;

/** The first line of what is piped in. */
async function readLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value ?? "";
}

/**
 * Reads a password, from a terminal without showing it: not from the command, so that it stands in no shell history and
 * no process list. @returns what was typed or piped in, up to the line's end; empty where nothing was
 */
export async function askPassword(
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string> {
  if (!input.isTTY) return readLine(input);
  output.write("Password: ");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  lines.once("SIGINT", () => {
    lines.close();
    process.exit(CANCELLED);
  });
  const password = await lines.question("");
  lines.close();
  output.write("\n");
  return password;
}
