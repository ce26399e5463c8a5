import { Box, Button } from "@mui/material";
import { useListContext } from "ra-core";
import { Link } from "react-router-dom";
import { Icon } from "../../theme/icons";
import { EmptyState } from "../common/states";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useIsTrash } from "./trash";

/** An empty list says why it is empty and what to do next. */
export function NoRecords() {
  const { filterValues, setFilters } = useListContext();
  const { t } = useTexts();
  const entity = useEntity();
  const { plural } = useEntityTexts();
  const path = useEntityPath();
  const name = plural.toLowerCase();
  const isTrash = useIsTrash();
  const isFiltered = Object.keys(filterValues).length > 0;
  if (isFiltered) {
    return (
      <Box sx={{ borderTop: 1, borderColor: "divider" }}>
        <EmptyState
          icon="SearchOff"
          title={t("console.list.noMatch.title", { name })}
          body={t("console.list.noMatch.body")}
          action={
            <Button variant="outlined" onClick={() => setFilters({}, [])}>
              {t("console.list.clearFilters")}
            </Button>
          }
        />
      </Box>
    );
  }
  if (isTrash) {
    return (
      <Box sx={{ borderTop: 1, borderColor: "divider" }}>
        <EmptyState icon="Delete" title={t("console.list.trash.title")} body={t("console.list.trash.body")} />
      </Box>
    );
  }
  const body = entity.create ? t("console.list.empty.body") : t("console.list.empty.bodyReadOnly");
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider" }}>
      <EmptyState
        icon={entity.icon ?? "Inbox"}
        title={t("console.list.empty.title", { name })}
        body={t(`entities.${entity.name}.empty`, { _: body })}
        action={
          entity.create ? (
            <Button variant="contained" component={Link} to={path.create} startIcon={<Icon name="Add" />}>
              {t("console.action.create")}
            </Button>
          ) : undefined
        }
      />
    </Box>
  );
}
