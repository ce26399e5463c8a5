import type { Translate } from "./useUploads";

const UNITS = ["bytes", "kilobytes", "megabytes"] as const;
const STEP = 1024;

/** A size as people read it, e.g. `1.2 MB`. @param bytes at most some hundred megabytes */
export function fileSize(bytes: number, t: Translate, language: string): string {
  const at = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: at < 2 ? 0 : 1 }).format(bytes / STEP ** at);
  return t(`comments.files.${UNITS[at] ?? "bytes"}`, { size });
}
