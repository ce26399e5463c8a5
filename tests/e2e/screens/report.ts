import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** One screen as it was seen. */
export interface ScreenReport {
  readonly console: string;
  readonly entity: string;
  readonly screen: string;
  readonly language: string;
  readonly width: number;
  readonly theme: string;
  readonly faults: readonly string[];
}

/** What was seen so far; in a file where a long run may be taken up again. */
export interface Report {
  readonly has: (seen: Omit<ScreenReport, "faults">) => boolean;
  readonly add: (seen: ScreenReport) => void;
  readonly faults: () => readonly string[];
}

function keyOf({ console, entity, screen, language, width, theme }: Omit<ScreenReport, "faults">): string {
  return [console, entity, screen, language, width, theme].join(" ");
}

/** @param file JSON, a line a screen; absent: kept in memory alone */
export function openReport(file?: string): Report {
  const lines = file && existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const all = lines.map((line) => JSON.parse(line) as ScreenReport);
  const known = new Set(all.map(keyOf));
  return {
    has: (seen) => known.has(keyOf(seen)),
    add: (seen) => {
      all.push(seen);
      known.add(keyOf(seen));
      if (file) appendFileSync(file, `${JSON.stringify(seen)}\n`);
    },
    faults: () => all.flatMap((seen) => seen.faults.map((fault) => `${keyOf(seen)}: ${fault}`)),
  };
}
