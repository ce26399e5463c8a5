// Which tests a change can break, for `npm run test:changed`.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What no module imports: tests read it from the disk. */
const READ = /^(schemas|locales|docs|tests\/fixtures|README\.md)(\/|$)/;
const PRODUCT = /^(src|schemas|locales|plugins)\//;
const TEST = /\.test\.tsx?$|\.md$/;
const SPECS = "tests/e2e";
/** Go through most of the product: every console, and a survey from its questionnaire to its results. */
const BROAD = ["menus.spec.ts", "surveyResults.spec.ts"];

/** @returns {string[]} paths that a Git command lists; none where it fails */
function list(root, ...command) {
  const { status, stdout } = spawnSync("git", command, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
}

/** The commit that the present state is compared with. */
function baseOf(root, base) {
  const [common] = list(root, "merge-base", "HEAD", base ?? "main");
  if (!common && base) throw new Error(`Git knows no "${base}".`);
  return common ?? "HEAD";
}

/** @param {readonly string[]} changed @returns {string[]} the broad ones where the product changed, and specs that a changed path names */
function specsOf(root, changed) {
  const product = changed.filter((path) => PRODUCT.test(path) && !TEST.test(path)).map((path) => path.toLowerCase());
  const isSupportChanged = changed.some((path) => path.startsWith(`${SPECS}/support/`) || path === "playwright.config.ts");
  return readdirSync(join(root, SPECS))
    .filter((name) => name.endsWith(".spec.ts"))
    .filter((name) => {
      const word = name.replace(".spec.ts", "").toLowerCase();
      const isNamed = product.some((path) => path.includes(word)) || changed.includes(`${SPECS}/${name}`);
      return isSupportChanged || isNamed || (BROAD.includes(name) && product.length > 0);
    })
    .map((name) => `${SPECS}/${name}`);
}

/**
 * @param {string} root
 * @param {string} [base] branch or commit. @default where the present branch left `main`
 * @returns {{ unit: string[][], specs: string[] }} options of Vitest, a run each, and browser tests
 */
export function testsOf(root, base) {
  const commit = baseOf(root, base);
  const changed = [...list(root, "diff", "--name-only", commit), ...list(root, "ls-files", "--others", "--exclude-standard")];
  const unit = [["--changed", commit, "--passWithNoTests"]];
  if (changed.some((path) => READ.test(path))) unit.push(["tests/contract"]);
  return { unit, specs: specsOf(root, changed) };
}
