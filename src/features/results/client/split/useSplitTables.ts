import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { type CrossTable, MOST_SPLIT_ROWS } from "../../shared/tablesApi";
import { type Selection, selectionBody } from "../results";
import { tablesKey } from "../tables/useCrossTable";
import { tables } from "../tables/useVariables";
import { type QuestionSplit, splitOf } from "./splitData";

const CALL = "POST /api/activities/:id/tables";

function joined(found: readonly (CrossTable | undefined)[]): CrossTable | undefined {
  const [first] = found;
  if (!first || found.includes(undefined)) return undefined;
  const all = found.flatMap((table) => table ?? []);
  return { columns: first.columns, rows: all.flatMap(({ rows }) => rows), missing: all.flatMap(({ missing }) => missing) };
}

/**
 * All questions by the groups of a variable, by their id: of one call where the questions fit into one.
 * @param by name of the variable; empty: no split
 */
export function useSplitTables(
  ownerId: string,
  {
    questions,
    by,
    selection,
  }: { readonly questions: readonly QuestionResult[]; readonly by: string; readonly selection: Selection },
) {
  const { language } = useTexts();
  const rows = questions.filter(({ counts }) => counts.length > 0).map(({ variable }) => variable);
  const calls = Array.from({ length: by ? Math.ceil(rows.length / MOST_SPLIT_ROWS) : 0 }, (_, index) =>
    rows.slice(index * MOST_SPLIT_ROWS, (index + 1) * MOST_SPLIT_ROWS),
  );
  const found = useQueries({
    queries: calls.map((part) => {
      const body = { rows: part, columns: [by], ...selectionBody(selection), statistics: true, letters: false };
      return {
        queryKey: [...tablesKey(ownerId), language, body],
        queryFn: ({ signal }: { signal: AbortSignal }) => tables.call(CALL, { params: { id: ownerId }, body }, { signal }),
        placeholderData: keepPreviousData,
      };
    }),
    combine: (results) => ({
      table: joined(results.map(({ data }) => data)),
      isStale: results.some(({ isPlaceholderData }) => isPlaceholderData),
      error: results.find(({ error }) => error)?.error ?? null,
      retry: () => results.forEach(({ refetch }) => void refetch()),
    }),
  });
  const { table } = found;
  const splits = useMemo(
    () =>
      new Map(
        table && by
          ? questions.flatMap((question): readonly (readonly [string, QuestionSplit])[] => {
              const split = splitOf(table, question.variable, question);
              return split ? [[question.id, split]] : [];
            })
          : [],
      ),
    [table, by, questions],
  );
  return { ...found, splits, isLoading: by !== "" && calls.length > 0 && !table && !found.error };
}
