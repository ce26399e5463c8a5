import type { Problem } from "../../../../shared/errors";

interface FailedBulk {
  /** What the record is called that the reason is about; absent where it isn't known, or not to be seen. */
  readonly label?: unknown;
  /** The field at fault. */
  readonly fieldName: string | undefined;
  readonly reason: string;
  /** Ids of all that fail so; none where it is no record's fault. */
  readonly failed: readonly string[];
}

function isRecord(value: unknown): value is { readonly id: string; readonly label?: unknown } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** What a problem says of the records that could not be written. */
export function readFailedBulk({ record, failed, errors, detail, title }: Problem): FailedBulk {
  const [first] = errors ?? [];
  // Of a bulk call's body the record's fields are in `data`.
  const fieldName = first?.path.replace(/^\/data(?=\/)/, "").split("/")[1];
  const reason = first?.message ?? detail ?? title;
  if (!isRecord(record)) return { fieldName, reason, failed: [] };
  const all = textsOf(failed);
  return { fieldName, reason, failed: all.length > 0 ? all : [record.id], ...("label" in record ? { label: record.label } : {}) };
}
