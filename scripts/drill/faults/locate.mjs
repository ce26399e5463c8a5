import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

const SOURCES = /^(src|plugins)\/.*\.(ts|tsx|mjs|json|css|html)$/;
const TESTS = /\.(test|spec)\.tsx?$/;

/** `*` stands for any part of a name, `[aA]` for either letter. */
function namePattern(glob) {
  return new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
}

function placesOf(texts, find) {
  return [...texts].flatMap(([file, text]) => Array.from({ length: text.split(find).length - 1 }, () => file));
}

/**
 * Where each fault is to be planted, and which files test it.
 * @param {{ tree: string, files: readonly string[] }} copy
 * @param {readonly import("./list.mjs").PlantedFault[]} faults
 * @returns the faults with `file`, `original` and `testFiles`; `problems` name the area of each that doesn't fit the code
 */
export function locate({ tree, files }, faults) {
  const texts = new Map(files.filter((file) => SOURCES.test(file)).map((file) => [file, readFileSync(join(tree, file), "utf8")]));
  const tests = files.filter((file) => TESTS.test(file));
  const problems = [];
  const located = faults.map((fault) => {
    const places = placesOf(texts, fault.find);
    if (places.length !== 1)
      problems.push(`${fault.area}: "${fault.find}" is there ${places.length} times: ${places.join(", ") || "nowhere"}`);
    const patterns = fault.tests.map(namePattern);
    const testFiles = tests.filter((file) => patterns.some((pattern) => pattern.test(basename(file))));
    if (testFiles.length === 0) problems.push(`${fault.area}: no test is called ${fault.tests.join(" or ")}`);
    return { ...fault, file: places[0], testFiles };
  });
  return { located, problems };
}
