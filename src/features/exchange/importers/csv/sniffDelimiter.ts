const CANDIDATES = [",", ";", "\t", "|"] as const;
const SAMPLE = 200_000;

/** The delimiter whose number per record varies least; a comma where none occurs (a file of one column). */
export function sniffDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const isWhole = sample.length === text.length;
  const scores = CANDIDATES.map((delimiter) => ({ delimiter, score: score(delimitersPerRecord(sample, delimiter, isWhole)) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.delimiter : ",";
}

/** Share of records with the commonest number, a little higher for more delimiters, so that `;` inside texts never wins. */
function score(counts: readonly number[]): number {
  const header = counts[0] ?? 0;
  if (header === 0) return 0;
  const same = counts.filter((count) => count === header).length;
  return same / counts.length + Math.min(header, 1000) / 10_000;
}

function delimitersPerRecord(sample: string, delimiter: string, isWhole: boolean): readonly number[] {
  const counts: number[] = [];
  let count = 0;
  let isQuoted = false;
  let isBlank = true;
  const close = () => {
    if (!isBlank) counts.push(count);
    count = 0;
    isBlank = true;
  };
  for (const character of sample) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && (character === "\n" || character === "\r")) {
      close();
      continue;
    }
    isBlank = false;
    if (!isQuoted && character === delimiter) count += 1;
  }
  if (isWhole || counts.length === 0) close();
  return counts;
}
