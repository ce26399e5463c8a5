import { Box, Checkbox, Link as MuiLink, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { FieldCell } from "../entity/FieldCell";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useListLayout } from "./columns/useListLayout";
import { useFlashes } from "./flashes";
import { RowMenu } from "./RowMenu";
import { useIsTrash } from "./trash";

/** Pairs on a card: the first columns, the rest is a touch away. */
const SHOWN = 5;

/** A record as a card: its label on top, the first columns as pairs. */
export function EntityCard({ record }: { readonly record: EntityRecord }) {
  const entity = useEntity();
  const { t } = useTexts();
  const { label, record: labelOf } = useEntityTexts();
  const path = useEntityPath();
  const isTrash = useIsTrash();
  const { shown } = useListLayout();
  const { lit } = useFlashes();
  const { selectedIds, onToggleItem } = useListContext();
  const fields = shown.filter(({ name }) => name !== entity.label).slice(0, SHOWN);
  const name = labelOf(record);
  const canOpen = entity.actions.read && !isTrash;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        borderTop: 1,
        borderColor: "divider",
        p: 2,
        display: "grid",
        gap: 1,
        transition: "background-color 600ms",
        ...(lit.has(record.id)
          ? { bgcolor: `color-mix(in srgb, ${theme.palette.warning.main} 16%, ${theme.palette.background.paper})` }
          : {}),
      })}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", justifyContent: "space-between", gap: 1 }}>
        <Checkbox
          size="small"
          checked={selectedIds.includes(record.id)}
          onChange={() => onToggleItem(record.id)}
          sx={{ ml: -1, my: -0.25 }}
          slotProps={{ input: { "aria-label": t("console.list.select", { name }) } }}
        />
        {canOpen ? (
          <MuiLink
            component={Link}
            to={path.record(record.id)}
            color="inherit"
            underline="none"
            sx={{ fontWeight: 600, fontSize: "1rem", py: 0.5, overflowWrap: "anywhere", flex: 1 }}
          >
            {name}
          </MuiLink>
        ) : (
          <Box sx={{ fontWeight: 600, fontSize: "1rem", py: 0.5, overflowWrap: "anywhere", flex: 1 }}>{name}</Box>
        )}
        <RowMenu record={record} />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(96px, auto) minmax(0, 1fr)", columnGap: 2, rowGap: 0.75 }}
      >
        {fields.map((field) => (
          <Box key={field.name} sx={{ display: "contents" }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label(field)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
              <FieldCell record={record} field={field} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
