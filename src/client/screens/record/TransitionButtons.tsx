import { Button, CircularProgress, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import type { EntityRecord } from "../../host/clientHost";
import { Icon } from "../../look/icons";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { openTransitions } from "./transitions";
import { useTransition } from "./useTransition";

interface TransitionButtonsProps {
  readonly record: EntityRecord;
  readonly refresh: () => void;
}

/** What the record can become next: the usual move as a button, the others in a menu. */
export function TransitionButtons({ record, refresh }: TransitionButtonsProps) {
  const entity = useEntity();
  const { t } = useTexts();
  const { run, running, nameOf } = useTransition(record, refresh);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [first, ...others] = openTransitions(entity, record);
  if (!first) return null;
  const isBusy = running !== undefined;
  return (
    <>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => run(first)}
        startIcon={
          running === first.name ? <CircularProgress size={16} color="inherit" /> : <Icon name={first.icon ?? "ArrowForward"} />
        }
      >
        {nameOf(first)}
      </Button>
      {others.length > 0 ? (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          endIcon={<Icon name="ArrowDropDown" />}
          sx={{ borderColor: "divider" }}
        >
          {t("console.transition.others")}
        </Button>
      ) : null}
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {others.map((transition) => (
          <MenuItem
            key={transition.name}
            onClick={() => {
              setAnchor(undefined);
              run(transition);
            }}
            sx={transition.irreversible ? { color: "error.main" } : {}}
          >
            <ListItemIcon sx={{ color: "inherit" }}>
              <Icon name={transition.icon ?? "ArrowForward"} />
            </ListItemIcon>
            <ListItemText>{nameOf(transition)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
