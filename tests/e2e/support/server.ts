import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const ROOT = resolve(import.meta.dirname, "../../..");
const START_MS = 240_000;

export interface Server {
  /** Origin, as printed to the operator. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

function readAddress(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error("the server has no output to read");
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error("the server is not ready in time")), START_MS);
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}: is dist/ built?`)));
    createInterface({ input: stdout }).on("line", (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0];
      if (!address) return;
      clearTimeout(timer);
      done(address);
    });
  });
}

/** Where {@link prepareDemo} left it, for the workers of the run. */
const PREPARED = "E2E_PREPARED_DEMO";

const newFolder = () => mkdtempSync(join(tmpdir(), "sondeo-e2e-"));

type Environment = Readonly<Record<string, string>>;

/** Starts the built product on what it finds in its folder, which stays where it is. */
export async function launchServer(dataDir: string, root = ROOT, environment: Environment = {}): Promise<Server> {
  const child = spawn(process.execPath, ["--enable-source-maps", join(root, "dist", "server", "main.js")], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "",
      DATABASE_URL: "",
      PUBLIC_URL: "",
      PORT: "0",
      DATA_DIR: dataDir,
      DEMO: "1",
      // So that a person can come from another network.
      TRUST_PROXY: "127.0.0.1/32",
      ...environment,
    },
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await ended;
  };
  try {
    return { url: await readAddress(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * What the product's first start makes, once a run: it takes three times as long as a later one.
 * @returns what removes it
 */
export async function prepareDemo(): Promise<() => void> {
  const folder = newFolder();
  await (await launchServer(folder)).stop();
  process.env[PREPARED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** @returns a folder with a copy of what the product's first start made */
export function copyOfDemo(): string {
  const dataDir = newFolder();
  const prepared = process.env[PREPARED];
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

/**
 * Starts the built product with the demo, on a free port.
 * @param dataDir what it finds there; removed when it stops. @default a copy of what its first start made
 * @param root folder of the product, with `dist`. @default this one
 */
export async function startServer(dataDir = copyOfDemo(), root = ROOT): Promise<Server> {
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, stop } = await launchServer(dataDir, root);
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
