import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { Icon } from "../../../theme/icons";
import { useTexts } from "../../common/useTexts";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useVisibleFields } from "../../entity/useVisibleFields";

/** Order of the cards on a phone, where there are no column heads. */
export function SortMenu() {
  const { sort, setSort } = useListContext();
  const { t } = useTexts();
  const fields = useVisibleFields();
  const { label } = useEntityTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (field: string) => {
    const order = sort.field === field && sort.order === "ASC" ? "DESC" : "ASC";
    setSort({ field, order });
    setAnchor(undefined);
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Icon name="SwapVert" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("console.list.sort")}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {fields
          .filter((field) => field.isSortable)
          .map((field) => (
            <MenuItem key={field.name} selected={sort.field === field.name} onClick={() => choose(field.name)}>
              <ListItemText>{label(field)}</ListItemText>
              {sort.field === field.name ? (
                <ListItemIcon sx={{ justifyContent: "flex-end" }}>
                  <Icon name={sort.order === "ASC" ? "ArrowUpward" : "ArrowDownward"} />
                </ListItemIcon>
              ) : null}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
