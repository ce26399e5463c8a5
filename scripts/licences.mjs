// Every package that goes out with the product must carry a licence that allows it.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ALLOWED = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Python-2.0",
  "CC0-1.0",
  "Unlicense",
  "OFL-1.1",
  "CC-BY-4.0",
  "PostgreSQL",
  "Zlib",
  "MPL-2.0",
  "WTFPL",
  // libvips, which sharp loads as a shared library of its own, unchanged.
  "LGPL-3.0-or-later",
  // As the package "slick" writes it.
  "MIT (http://mootools.net/license.txt)",
]);

/** Whether an SPDX expression can be met: one side of an OR, both of an AND. */
function isAllowed(expression) {
  if (ALLOWED.has(expression)) return true;
  const bare = expression.replace(/^\(|\)$/g, "");
  if (bare.includes(" OR ")) return bare.split(" OR ").some((part) => isAllowed(part.trim()));
  if (bare.includes(" AND ")) return bare.split(" AND ").every((part) => isAllowed(part.trim()));
  return ALLOWED.has(bare);
}

/** What states its licence in a file of its own alone, as it was read there. */
const STATED = { "png-js": "MIT" };

function licenceOf(manifest) {
  if (Object.hasOwn(STATED, manifest.name)) return STATED[manifest.name];
  if (typeof manifest.license === "string") return manifest.license;
  if (manifest.license?.type) return manifest.license.type;
  return (manifest.licenses ?? []).map((one) => one.type).join(" OR ") || "none stated";
}

const root = resolve(import.meta.dirname, "..");
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const production = Object.entries(packages).filter(([path, entry]) => path !== "" && !entry.dev);
const refused = production.flatMap(([path, entry]) => {
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
  } catch {
    // A package for another platform: the lock file says its licence.
    manifest = entry;
  }
  const licence = licenceOf(manifest);
  return isAllowed(licence) ? [] : [`${path.replace(/^.*node_modules\//, "")}: ${licence}`];
});

for (const line of refused) console.error(`not allowed: ${line}`);
console.log(`${production.length} production packages, ${refused.length} with a licence that is not allowed`);
process.exit(refused.length === 0 && production.length > 0 ? 0 : 1);
