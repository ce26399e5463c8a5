// `npm run drills`: every benchmark and drill of package.json, one after another, each held to its bounds. `--only name,name`
// and `--skip name,name` choose among them; `--smoke` only shows that they start. Prints a table, and ends with one line of JSON
// and an exit code.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cleanUp, onCleanUp } from "./bench/cleanUp.mjs";
import { ensureInstalled } from "./install.mjs";

const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "sondeo-drills-"));
onCleanUp(() => rmSync(folder, { recursive: true, force: true }));

/** What some are given, once for each run of theirs. */
const ARGUMENTS = {
  "drill:faults": [[], ["--browser"]],
  // To see all screens takes hours: in so many minutes, and of today's code.
  "drill:screens": [["20", join(folder, "screens.jsonl")]],
};
/** Whatever takes longer hangs. */
const LONGEST_MS = 3 * 3_600_000;
const GRACE_MS = 30_000;

const list = { type: "string", default: "" };
const { values } = parseArgs({ options: { only: list, skip: list, smoke: { type: "boolean", default: false } } });
const namesIn = (text) => text.split(",").filter(Boolean);

function chosenRuns() {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const names = Object.keys(scripts).filter((name) => /^(bench|drill):/.test(name));
  const [only, skipped] = [namesIn(values.only), namesIn(values.skip)];
  for (const name of [...only, ...skipped].filter((one) => !names.includes(one))) {
    console.error(`There is no "${name}": ${names.join(", ")}`);
    process.exit(2);
  }
  return names
    .filter((name) => (only.length === 0 || only.includes(name)) && !skipped.includes(name))
    .flatMap((name) => (ARGUMENTS[name] ?? [[]]).map((given) => ({ name, command: scripts[name].split(" ").slice(1), given })));
}

function lastLine(text) {
  try {
    return JSON.parse(text.trim().split("\n").at(-1));
  } catch {
    return undefined;
  }
}

/** Runs one to its end. @returns its exit code and what it printed last */
async function run({ command, given }) {
  const child = spawn(process.execPath, [...command, ...given, ...(values.smoke ? ["--smoke"] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let last = "";
  child.stdout.on("data", (chunk) => {
    process.stdout.write(chunk);
    last = (last + chunk).slice(-1_000_000);
  });
  const ended = new Promise((settle) => child.once("close", settle));
  const stop = async () => {
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
    await ended;
    clearTimeout(late);
  };
  const forget = onCleanUp(stop);
  const hung = setTimeout(stop, LONGEST_MS);
  const code = await ended;
  clearTimeout(hung);
  await forget();
  return { code, line: lastLine(last) };
}

function verdictOf({ code, line }) {
  if (line?.skipped) return `skipped: ${line.skipped}`;
  if (code === 0 && line) return "passed";
  const missed = Object.entries(line?.bounds ?? {}).filter(([, { isKept }]) => !isKept);
  return `failed: ${missed.length > 0 ? missed.map(([path]) => path).join(", ") : `ended with ${code}`}`;
}

ensureInstalled(root);
const outcomes = [];
for (const one of chosenRuns()) {
  const title = [one.name, ...one.given.filter((argument) => argument.startsWith("--"))].join(" ");
  console.log(`\n── ${title}`);
  const begun = performance.now();
  const verdict = verdictOf(await run(one));
  outcomes.push({ title, seconds: Math.round((performance.now() - begun) / 1000), verdict });
}
await cleanUp();
console.log();
for (const { title, seconds, verdict } of outcomes)
  console.log(`${title.padEnd(24)} ${String(seconds).padStart(6)} s  ${verdict}`);
const count = (word) => outcomes.filter(({ verdict }) => verdict.startsWith(word)).length;
const figures = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
console.log(
  JSON.stringify({ ratios: {}, figures: { ...figures, seconds: outcomes.reduce((sum, { seconds }) => sum + seconds, 0) } }),
);
process.exit(figures.failed === 0 ? 0 : 1);
