import { Stack } from "@mui/material";
import type { ResponseFilterProps } from "../../../../contracts/views/responseFilter";
import { selectionQuery } from "../results";
import { FilterBar } from "./FilterBar";
import { useSelectedResults } from "./useSelectedResults";

/** The results' filter over what another extension shows of the same responses. */
export function ResponseFilter({ ownerId, render }: ResponseFilterProps) {
  const { selection, setSelection, data, asked } = useSelectedResults(ownerId);
  return (
    <Stack sx={{ gap: 2 }}>
      {data && <FilterBar activityId={ownerId} results={data} asked={asked} selection={selection} onChange={setSelection} />}
      {render(selectionQuery(selection))}
    </Stack>
  );
}
