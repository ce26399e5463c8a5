import { columnLetter } from "../../../../shared/columnLetter";
import type { CrossTable } from "../../shared/tablesApi";

type Columns = CrossTable["columns"];

/** Columns of one question stand under its title. */
export function columnGroups(columns: Columns): readonly { readonly question: string | null; readonly span: number }[] {
  const groups: { question: string | null; span: number }[] = [];
  for (const { question } of columns) {
    const last = groups.at(-1);
    if (last && last.question === question) last.span++;
    else groups.push({ question, span: 1 });
  }
  return groups;
}

/** The letter of each column among those of its question; the total has none. */
export function columnLetters(columns: Columns): readonly string[] {
  const counts = new Map<string, number>();
  return columns.map(({ question }) => {
    if (question === null) return "";
    const place = counts.get(question) ?? 0;
    counts.set(question, place + 1);
    return columnLetter(place);
  });
}
