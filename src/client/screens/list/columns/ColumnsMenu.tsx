import { closestCenter, DndContext } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box, Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { ColumnItem } from "./ColumnItem";
import { movedBy } from "./layout";
import { useColumnDrag } from "./useColumnDrag";
import { useListLayout } from "./useListLayout";

/** Chooses the columns, their order and the table's density. */
export function ColumnsMenu() {
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const { layout, columns, shown, change, reset } = useListLayout();
  const drag = useColumnDrag();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const names = columns.map(({ name }) => name);
  const toggle = (name: string) => {
    const hidden = layout.hidden.includes(name) ? layout.hidden.filter((other) => other !== name) : [...layout.hidden, name];
    change({ hidden });
  };
  const isCompact = layout.density === "compact";
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="ViewWeek" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 40, borderColor: "divider" }}
      >
        {t("ra.action.select_columns")}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { sx: { mt: 1, maxHeight: "min(560px, 74vh)", width: 320 } } }}
      >
        <MenuItem
          dense
          role="menuitemcheckbox"
          aria-checked={isCompact}
          onClick={() => change({ density: isCompact ? "comfortable" : "compact" })}
        >
          <ListItemIcon>
            <Icon name={isCompact ? "CheckBox" : "CheckBoxOutlineBlank"} color={isCompact ? "primary" : "inherit"} />
          </ListItemIcon>
          <ListItemText>{t("console.list.compact")}</ListItemText>
        </MenuItem>
        <Divider />
        <DndContext {...drag} collisionDetection={closestCenter}>
          <SortableContext items={names} strategy={verticalListSortingStrategy}>
            {columns.map((field) => {
              const isShown = !layout.hidden.includes(field.name);
              return (
                <ColumnItem
                  key={field.name}
                  name={field.name}
                  label={label(field)}
                  isShown={isShown}
                  isDisabled={isShown && shown.length <= 1}
                  onToggle={() => toggle(field.name)}
                  onMove={(steps) => change({ order: movedBy(names, field.name, steps) })}
                />
              );
            })}
          </SortableContext>
        </DndContext>
        <Divider />
        <MenuItem dense onClick={reset}>
          <ListItemIcon>
            <Icon name="Undo" />
          </ListItemIcon>
          <ListItemText>{t("ra.action.reset")}</ListItemText>
        </MenuItem>
        <Box component="li" role="none" sx={{ px: 2, pt: 0.5, pb: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {t("console.list.columnsHint")}
          </Typography>
        </Box>
      </Menu>
    </>
  );
}
