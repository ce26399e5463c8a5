import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { useListContext } from "ra-core";
import { lazy, Suspense, useMemo, useState } from "react";
import type { ListAction, ListActionProps } from "../../host/clientHost";
import { useClientRegistry } from "../../host/clientRegistry";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";

function ActionDialog({ action, ...props }: ListActionProps & { readonly action: ListAction }) {
  const Content = useMemo(() => lazy(action.load), [action]);
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}

/** What extensions offer to do with the list as a whole: a menu, where there is something. */
export function ListActions() {
  const { t } = useTexts();
  const { name, actions: allowed } = useEntity();
  const { refetch } = useListContext();
  const { listActions } = useClientRegistry();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [chosen, setChosen] = useState<ListAction>();
  const actions = listActions.filter(({ entity, needs = "list" }) => entity === name && allowed[needs]);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        endIcon={<Icon name="ExpandMore" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderColor: "divider" }}
      >
        {t("console.list.more")}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {actions.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              setAnchor(undefined);
              setChosen(action);
            }}
          >
            <ListItemIcon>
              <Icon name={action.icon} />
            </ListItemIcon>
            <ListItemText>{t(action.label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      {chosen ? <ActionDialog action={chosen} onClose={() => setChosen(undefined)} refresh={() => void refetch()} /> : null}
    </>
  );
}
