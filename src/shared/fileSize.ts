const UNITS = ["byte", "kilobyte", "megabyte"] as const;
const STEP = 1024;

/** A size as people read it, e.g. `1.2 MB`. @param bytes at most some hundred megabytes */
export function fileSize(bytes: number, language: string): string {
  const at = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  const style = { style: "unit", unit: UNITS[at], maximumFractionDigits: at < 2 ? 0 : 1 } as const;
  return new Intl.NumberFormat(language, style).format(bytes / STEP ** at);
}
