import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildServer } from "../helpers/builtServer";
import { third } from "../helpers/drill";
import { ROOT } from "../helpers/root";
import { createTestDatabase } from "../helpers/testDatabase";

interface Line {
  readonly ratios: Readonly<Record<string, unknown>>;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly bounds: Readonly<Record<string, object>>;
  readonly skipped?: string;
}

/** What not every machine lets a program do: mount a disk, start a PostgreSQL of its own. */
const NOT_EVERYWHERE = ["drill:disk", "drill:database"];
const SCRIPTS = Object.entries<string>(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts).filter(([name]) =>
  /^(bench|drill):/.test(name),
);

function run(options: readonly string[], prepared = "{}"): Promise<{ readonly code: number; readonly output: string }> {
  // Without the run's own temporary folder: a PostgreSQL that is started as another user couldn't reach into it.
  const { PATH, HOME, TEST_DATABASE_URL } = process.env;
  const env = { PATH, HOME, TEST_DATABASE_URL, BENCH_PREPARED: prepared };
  return new Promise((resolve) => {
    execFile(process.execPath, options, { cwd: ROOT, env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: error ? stdout + stderr : stdout }),
    );
  });
}

const lastLine = (output: string): Line => JSON.parse(output.trim().split("\n").at(-1) ?? "");

function figureAt({ ratios, figures }: Line, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], { ratios, figures });
}

describe("every benchmark and drill", () => {
  let prepared: string;

  beforeAll(async () => {
    const [server, embedded] = await Promise.all([buildServer(), createTestDatabase("pglite", "demo")]);
    if (!process.env.TEST_DATABASE_URL) {
      prepared = JSON.stringify({ server, pglite: embedded.dataDir });
      return;
    }
    const { dataDir, databaseUrl = "" } = await createTestDatabase("postgres", "demo");
    const database = new URL(databaseUrl).pathname.slice(1);
    prepared = JSON.stringify({ server, pglite: embedded.dataDir, postgres: dataDir, database });
  });

  test.concurrent.each(third(SCRIPTS))(
    "%s starts, and measures what it is held to",
    { timeout: 180_000 },
    async (name, script) => {
      const { code, output } = await run([...script.split(" ").slice(1), "--smoke"], prepared);
      expect(code, output).toBe(0);
      const line = lastLine(output);
      if (line.skipped) {
        if (process.env.TEST_DATABASE_URL) expect(NOT_EVERYWHERE).toContain(name);
        return;
      }
      const paths = Object.keys(line.bounds);
      expect(paths).not.toEqual([]);
      expect(paths.filter((path) => !Number.isFinite(figureAt(line, path)))).toEqual([]);
    },
  );
});

describe("a bound", () => {
  const judge = (outcome: object) =>
    run(["--input-type=module", "-e", `import { judge } from "./scripts/bench/bounds.mjs"; judge(${JSON.stringify(outcome)})`]);

  test("that is kept lets the drill end well", async () => {
    const bounds = { "ratios.create": { least: 0.6 }, "figures.ms": { most: 50 }, "figures.lost.rows": { exactly: 0 } };
    const { code, output } = await judge({ ratios: { create: 0.6 }, figures: { ms: 50, lost: { rows: 0 } }, bounds });
    expect([code, Object.keys(lastLine(output).bounds)]).toEqual([0, Object.keys(bounds)]);
  });

  test.each<readonly [{ readonly ratios?: object; readonly figures?: object; readonly bounds: object }, string]>([
    [{ ratios: { create: 0.59 }, bounds: { "ratios.create": { least: 0.6 } } }, "ratios.create is 0.59, at least 0.6"],
    [{ figures: { ms: 51 }, bounds: { "figures.ms": { most: 50 } } }, "figures.ms is 51, at most 50"],
    [{ figures: { rows: 1 }, bounds: { "figures.rows": { exactly: 0 } } }, "figures.rows is 1, exactly 0"],
    [{ figures: {}, bounds: { "figures.a.b": { most: 1 } } }, "figures.a.b is undefined, at most 1"],
  ])("that isn't kept is named, and fails the drill: %j", async (outcome, said) => {
    const { code, output } = await judge(outcome);
    expect(code).toBe(1);
    expect(output).toContain(`not kept: ${said} is wanted`);
    expect(lastLine(output.slice(0, output.lastIndexOf("}") + 1)).figures).toEqual(outcome.figures ?? {});
  });
});
