import { Box, Button, Popover, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useClientRegistry } from "../../../host/clientRegistry";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { FieldProvider } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useVisibleFields } from "../../entity/useVisibleFields";
import { partOf } from "./filters";
import { useConditions } from "./useConditions";
import { useFilters } from "./useFilters";

/** A button that opens the filters of every field whose kind has one. */
export function FilterPanel() {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const { fieldKinds } = useClientRegistry();
  const { filter, change } = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const titleId = useId();
  const fields = useVisibleFields().filter((field) => field.filters.length > 0 && fieldKinds.get(field.kind)?.Filter);
  const conditions = useConditions();
  const inForce = conditions.length;
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="FilterList" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 40, borderColor: "divider" }}
      >
        {inForce > 0 ? t("console.list.filtersOn", { count: inForce }) : t("console.list.filters")}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-labelledby": titleId,
            sx: {
              mt: 1,
              width: 420,
              maxWidth: "calc(100vw - 32px)",
              maxHeight: "min(640px, 80vh)",
              border: 1,
              borderColor: "divider",
            },
            elevation: 8,
          },
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", px: 2, pt: 1.5 }}>
          <Typography id={titleId} component="h2" sx={{ fontWeight: 600 }}>
            {t("console.list.filters")}
          </Typography>
          <Button
            size="small"
            disabled={inForce === 0}
            onClick={() => change(Object.fromEntries(conditions.map(({ key }) => [key, undefined])))}
          >
            {t("console.list.clearFilters")}
          </Button>
        </Box>
        <Box sx={{ display: "grid", gap: 2, p: 2 }}>
          {fields.map((field) => {
            const Filter = fieldKinds.get(field.kind)?.Filter;
            return Filter ? (
              <FieldProvider key={field.name} value={field}>
                <Filter field={field} label={label(field)} value={partOf(filter, field)} onChange={change} />
              </FieldProvider>
            ) : null;
          })}
        </Box>
      </Popover>
    </>
  );
}
