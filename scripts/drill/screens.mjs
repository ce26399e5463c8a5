// `npm run drill:screens [minutes] [file]`: opens list and form of every entity in every language, width and theme, as axe and the
// browser's console see them. Stops after the minutes; run again with the same file it goes on where it was, until all is
// seen. Delete the file to begin anew. Ends with one line of JSON.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { given, isSmoke, judge } from "../bench/bounds.mjs";
import { ensureBuilt } from "../built.mjs";
import { findChromium } from "../chromium.mjs";

const MINUTE = 60_000;
const root = resolve(import.meta.dirname, "../..");
const minutes = Number(given[0] ?? 240);
const file = resolve(given[1] ?? join(tmpdir(), "sondeo-screens.jsonl"));
const PLAYWRIGHT = [join(root, "node_modules/@playwright/test/cli.js"), "test", "tests/e2e/screens.spec.ts"];
/** "List and form rendered in the browser with axe": no screen has a fault. */
const BOUNDS = { "figures.seenNow": { least: 1 }, "figures.faults": { exactly: 0 } };

/** Its tests are found; opening screens takes a build and a browser. */
function smoke() {
  const { stdout } = spawnSync(process.execPath, [...PLAYWRIGHT, "--list"], { cwd: root, encoding: "utf8" });
  const tests = Number(/Total: (\d+) tests/.exec(stdout)?.[1]);
  judge({ figures: { tests }, bounds: { "figures.tests": { least: 1 } } });
  process.exit();
}
if (isSmoke) smoke();

function readSeen() {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function count(seen, of) {
  return Object.fromEntries(
    [...new Set(seen.map((one) => one[of]))].sort().map((value) => [value, seen.filter((one) => one[of] === value).length]),
  );
}

ensureBuilt(root);
const before = readSeen().length;
console.log(`${before} screens seen before; what is seen is kept in ${file}`);
const started = Date.now();
spawnSync(process.execPath, PLAYWRIGHT, {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    CHROMIUM_PATH: findChromium(),
    SCREENS: "all",
    SCREENS_REPORT: file,
    SCREENS_UNTIL: String(started + minutes * MINUTE),
  },
});
const seen = readSeen();
const faulty = seen.filter((one) => one.faults.length > 0);
for (const { faults, ...place } of faulty) console.log(Object.values(place).join(" "), faults.join(" | "));
const entities = new Set(seen.map((one) => one.entity)).size;
const figures = {
  screens: seen.length,
  seenNow: seen.length - before,
  seconds: Math.round((Date.now() - started) / 1000),
  entities,
  languages: count(seen, "language"),
  widths: count(seen, "width"),
  themes: count(seen, "theme"),
  kinds: count(seen, "screen"),
  faultyScreens: faulty.length,
  faults: faulty.reduce((sum, one) => sum + one.faults.length, 0),
};
judge({ figures, bounds: BOUNDS });
