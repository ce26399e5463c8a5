// What a benchmark or a drill was given, and how its figures are judged: its last line is
// `{"ratios": {...}, "figures": {...}, "bounds": {...}}`, and its exit code says whether all bounds are kept.

/** A run that only shows that it starts and measures: the smallest sizes, and no bound on what a machine's speed decides. */
export const isSmoke = process.argv.includes("--smoke");

/** What the command line gives besides. */
export const given = process.argv.slice(2).filter((argument) => argument !== "--smoke");

/**
 * @template T
 * @param {{ smoke: T, full: T }} sizes
 * @returns {T}
 */
export const size = ({ smoke, full }) => (isSmoke ? smoke : full);

/** @typedef {{ least: number } | { most: number } | { exactly: number }} Bound */

const WORDS = { least: "at least", most: "at most", exactly: "exactly" };

function isKept(value, { least, most, exactly }) {
  if (!Number.isFinite(value)) return false;
  if (exactly !== undefined) return value === exactly;
  return isSmoke || (value >= (least ?? value) && value <= (most ?? value));
}

/**
 * Prints what was measured, and which bounds aren't kept. A bound whose figure is missing is not kept.
 * @param {object} outcome
 * @param {Readonly<Record<string, unknown>>} [outcome.ratios]
 * @param {Readonly<Record<string, unknown>>} [outcome.figures]
 * @param {Readonly<Record<string, Bound>>} outcome.bounds by the figure's path, e.g. `ratios.getOne` or `figures.csv.seconds`
 */
export function judge({ ratios = {}, figures = {}, bounds }) {
  const judged = {};
  for (const [path, bound] of Object.entries(bounds)) {
    const value = path.split(".").reduce((part, name) => part?.[name], { ratios, figures });
    judged[path] = { ...bound, isKept: isKept(value, bound) };
    const [[word, wanted]] = Object.entries(bound);
    if (!judged[path].isKept) console.log(`not kept: ${path} is ${value}, ${WORDS[word]} ${wanted} is wanted`);
  }
  if (Object.values(judged).some((one) => !one.isKept)) process.exitCode = 1;
  console.log(JSON.stringify({ ratios, figures, bounds: judged }));
}

/** Ends where something is missing that only some machines have: neither passed nor failed. */
export function skip(reason) {
  console.log(`skipped: ${reason}`);
  console.log(JSON.stringify({ ratios: {}, figures: {}, bounds: {}, skipped: reason }));
  process.exit(0);
}
