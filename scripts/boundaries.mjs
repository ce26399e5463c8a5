// The rules of who may import whom (.dependency-cruiser.mjs); fails as well when it saw no modules.
import { resolve } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import configuration from "../.dependency-cruiser.mjs";

const FEWEST_MODULES = 100;

/** @param {string} root @returns {Promise<{modules: number, violations: {rule: string, from: string, to: string}[]}>} */
export async function checkBoundaries(root) {
  const folders = ["src", "plugins"];
  const tsConfig = extractTSConfig(resolve(root, "tsconfig.json"));
  const options = { ...configuration.options, baseDir: root, ruleSet: { forbidden: configuration.forbidden }, validate: true };
  const { output } = await cruise(folders, options, undefined, { tsConfig });
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules: output.modules.filter((module) => module.source.startsWith("src/")).length, violations };
}

if (process.argv[1] === import.meta.filename) {
  const { modules, violations } = await checkBoundaries(resolve(import.meta.dirname, ".."));
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  if (modules < FEWEST_MODULES) console.error(`only ${modules} modules were cruised: the check saw nothing`);
  console.log(`${modules} modules, ${violations.length} violations`);
  process.exit(violations.length === 0 && modules >= FEWEST_MODULES ? 0 : 1);
}
