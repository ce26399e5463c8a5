import { type ChildProcess, spawn } from "node:child_process";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Json } from "../../shared/json";
import { bundleScript } from "./bundleScript";

/** How long a process may take for an answer. */
const ANSWER_MS = 15_000;
/** After this it is ended by force. */
const END_MS = 2_000;

export interface ChildProcessOptions {
  /** Of the process's file, without its ending; in the build it is an input of `vite.server.config.ts` of the same name. */
  readonly name: string;
  /** Address of the module that lies beside it, its `import.meta.url`. */
  readonly beside: string;
  /** What it begins with: JSON in its environment, as `OWN_PROCESS`. */
  readonly settings: Json;
  /** What it says without being asked. */
  readonly onEvent: (event: Json) => void;
  /** It ended although it should not have; the next call starts it again. */
  readonly onCrash: (error: Error) => void;
}

/** A process of an extension's own, for work that must neither slow the server down nor end it. */
export interface OwnProcess {
  /**
   * Asks it something; it is started where it doesn't run.
   * @throws Error with what the process answered, or where it ends or says nothing for 15 seconds
   */
  readonly call: (method: string, payload: Json) => Promise<Json>;
}

/** What a process is asked (`process.on("message")`). */
export interface ProcessCall {
  readonly id: number;
  readonly method: string;
  readonly payload: Json;
}

/** What it says (`process.send`): the answer to a call, or what happened. */
export type ProcessSaid = { readonly id: number; readonly answer?: Json; readonly error?: string } | { readonly event: Json };

interface Waiting {
  readonly resolve: (answer: Json) => void;
  readonly reject: (error: Error) => void;
}

/** Node's own arguments: a file of the build, or a bundle on the spot, which finds packages from the working folder. */
async function argumentsOf({ name, beside }: ChildProcessOptions): Promise<readonly string[]> {
  const ending = extname(new URL(beside).pathname);
  const file = fileURLToPath(new URL(`./${name}${ending}`, beside));
  return ending === ".ts" ? ["-e", await bundleScript(file)] : [file];
}

/**
 * @returns the process, not started yet, and how it is ended for good
 * @example
 * const { call } = createChildProcess({ name: "media", beside: import.meta.url, onEvent, onCrash });
 * const figures = await call("figures", { room });
 */
export function createChildProcess(options: ChildProcessOptions): OwnProcess & { readonly close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let running: Promise<ChildProcess> | undefined;
  let isClosed = false;
  let lastId = 0;

  function hear(said: ProcessSaid): void {
    if ("event" in said) {
      options.onEvent(said.event);
      return;
    }
    const { id, answer = null, error } = said;
    if (error === undefined) waiting.get(id)?.resolve(answer);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  }

  function ended(code: number | null, signal: string | null): void {
    running = undefined;
    const error = new Error(`the process ${options.name} ended (${signal ?? code})`);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!isClosed) options.onCrash(error);
  }

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, await argumentsOf(options), {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, OWN_PROCESS: JSON.stringify(options.settings) },
    });
    child.on("message", hear).on("exit", ended);
    // Its end is the server's to cause; it never keeps the server.
    child.unref();
    child.channel?.unref();
    await new Promise((resolve, reject) => child.once("spawn", () => resolve(undefined)).once("error", reject));
    return child;
  }

  return {
    call: async (method, payload) => {
      if (isClosed) throw new Error(`the process ${options.name} has been closed`);
      running ??= start();
      const child = await running;
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`the process ${options.name} didn't answer`));
        }, ANSWER_MS);
        const end = <T>(done: (value: T) => void) => {
          return (value: T) => {
            clearTimeout(timer);
            done(value);
          };
        };
        waiting.set(id, { resolve: end(resolve), reject: end(reject) });
        const call: ProcessCall = { id, method, payload };
        child.send(call, (error) => error && waiting.get(id)?.reject(error));
      });
    },
    close: async () => {
      isClosed = true;
      const child = await running?.catch(() => undefined);
      if (!child || child.exitCode !== null) return;
      const end = new Promise((resolve) => child.once("exit", resolve));
      const timer = setTimeout(() => child.kill("SIGKILL"), END_MS);
      child.kill("SIGTERM");
      await end;
      clearTimeout(timer);
    },
  };
}
