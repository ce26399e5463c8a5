type Values = Readonly<Record<string, unknown>>;

/** Whether two JSON values say the same, whatever the order of an object's keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Values, other as Values];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

/** An empty box and a missing value are the same to people. */
function filled(value: unknown): unknown {
  return value === undefined || value === "" ? null : value;
}

/** What a save sends: the fields that differ; a cleared one is `null`, an unchanged one is absent. */
export function changedFields(before: Values, after: Values): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const name of Object.keys(after)) {
    if (!isSame(filled(before[name]), filled(after[name]))) changes[name] = filled(after[name]);
  }
  return changes;
}
