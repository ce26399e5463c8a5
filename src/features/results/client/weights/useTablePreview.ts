import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { MissingWeight } from "../../shared/weightingsApi";
import { weightings } from "./weightings";

const CALL = "POST /api/activities/:id/weightings/import/preview";
const PAUSE_MS = 500;

/** A table of weights before it is sent. */
export interface WeightTable {
  readonly name: string;
  readonly file: File | undefined;
  readonly pasted: string;
  /** Of responses that it has no weight of. */
  readonly missing: MissingWeight;
}

/** A table of weights as calls take it. */
export function tableForm({ file, pasted }: Pick<WeightTable, "file" | "pasted">): FormData {
  const form = new FormData();
  form.append("file", file ?? new File([pasted], "weights.csv"));
  return form;
}

/** Which respondents a table knows, once it is chosen, or nothing was typed for a moment. */
export function useTablePreview(activityId: string, { file, pasted }: WeightTable) {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(pasted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pasted]);
  const of = file ? [file.name, file.size, file.lastModified] : settled;
  return useQuery({
    queryKey: [CALL, activityId, of],
    queryFn: ({ signal }) =>
      weightings.call(CALL, { params: { id: activityId }, form: tableForm({ file, pasted: settled }) }, { signal }),
    enabled: file !== undefined || (settled.trim() !== "" && settled === pasted),
    placeholderData: file ? undefined : keepPreviousData,
    // A file of the same name and size may say something else by now.
    gcTime: 0,
    retry: false,
  });
}
