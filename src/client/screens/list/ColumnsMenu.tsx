import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useStore } from "ra-core";
import { useMemo, useState } from "react";
import { Icon } from "../../look/icons";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { useShownFields } from "../entity/useShownFields";
import { columnsKey, columnsOf, hiddenByDefault } from "./columns";

/**
 * Chooses the columns. Reads and writes the same place as the table, in stead of react-admin's own button, whose list
 * nests controls in options, out of reach of a screen reader.
 */
export function ColumnsMenu() {
  const entity = useEntity();
  const { t } = useTexts();
  const { label } = useEntityTexts();
  const fields = useShownFields();
  const columns = useMemo(() => columnsOf(fields, entity.list), [fields, entity.list]);
  const initial = useMemo(() => hiddenByDefault(fields, entity.list), [fields, entity.list]);
  const [hidden, setHidden] = useStore<string[]>(columnsKey(entity), initial);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]);
  const isLast = columns.length - hidden.length <= 1;
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
        slotProps={{ paper: { sx: { mt: 1, maxHeight: "min(520px, 70vh)", maxWidth: 360 } } }}
      >
        {columns.map((field) => {
          const isShown = !hidden.includes(field.name);
          return (
            <MenuItem
              key={field.name}
              dense
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && isLast}
              onClick={() => toggle(field.name)}
            >
              <ListItemIcon>
                <Icon name={isShown ? "CheckBox" : "CheckBoxOutlineBlank"} color={isShown ? "primary" : "inherit"} />
              </ListItemIcon>
              <ListItemText sx={{ whiteSpace: "normal" }}>{label(field)}</ListItemText>
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem dense onClick={() => setHidden(initial)}>
          <ListItemIcon>
            <Icon name="Undo" />
          </ListItemIcon>
          <ListItemText>{t("ra.action.reset")}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
