/** Whether a value says nothing: flags are off and lists and texts empty where they are absent. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isNothing);
}

/** Whether two values say the same. The order of members means nothing, for a stored document has its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].every((key) => isSame(mine[key], theirs[key]));
}
