import { Box } from "@mui/material";
import { useListContext } from "ra-core";
import { useEntity } from "../entity/entities";
import { SelectionBar } from "./bulk/SelectionBar";
import { ColumnsMenu } from "./columns/ColumnsMenu";
import { FilterChips } from "./filters/FilterChips";
import { FilterPanel } from "./filters/FilterPanel";
import { SearchBox } from "./filters/SearchBox";
import { SortMenu } from "./filters/SortMenu";

/** Search, filters, sort (on a phone) and columns, with the filters in force below. */
export function ListToolbar() {
  const entity = useEntity();
  const { selectedIds, data } = useListContext();
  const hasRows = (data?.length ?? 0) > 0;
  if (selectedIds && selectedIds.length > 0) {
    return (
      <Box sx={{ p: 1.5, bgcolor: (theme) => `color-mix(in srgb, ${theme.palette.primary.main} 12%, transparent)` }}>
        <SelectionBar />
      </Box>
    );
  }
  return (
    <Box sx={{ display: "grid", gap: 1, p: 1.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {entity.isSearchable ? <SearchBox /> : null}
        <FilterPanel />
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: { xs: "block", sm: "none" } }}>
          <SortMenu />
        </Box>
        <Box sx={{ display: { xs: "none", sm: hasRows ? "block" : "none" } }}>
          <ColumnsMenu />
        </Box>
      </Box>
      <FilterChips />
    </Box>
  );
}
