import {
  Avatar,
  Box,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  MenuList,
  Popover,
  Tooltip,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import { draftOwner, keptKeys } from "../../data/drafts/keptDrafts";
import { sessionSpace } from "../../data/session";
import { useConfirm } from "../../screens/common/confirm";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { siteNameOf, useConsole } from "../consoleProps";
import { PreviewItems } from "../preview/PreviewItems";
import { initials } from "./initials";

/** The way out; asks first where something was written that the server doesn't have, for it goes with the session. */
function useSignOut(): () => Promise<void> {
  const { session, onSignOut } = useConsole();
  const confirm = useConfirm();
  const { t } = useTexts();
  return async () => {
    const isUnsent = keptKeys(draftOwner(session.account.id, sessionSpace(session))).length > 0;
    const question = {
      title: t("console.shell.unsent.title"),
      body: t("console.shell.unsent.body"),
      confirmLabel: t("console.shell.signOut"),
      isDestructive: true,
    };
    if (!isUnsent || (await confirm(question))) onSignOut();
  };
}

/** Who and where am I, and the ways out. */
export function AccountMenu() {
  const props = useConsole();
  const { session, switchToMember } = props;
  const signOut = useSignOut();
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = session.name || session.account.email;
  const label = t("console.shell.account", { name });
  const close = () => setAnchor(undefined);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{ width: 32, height: 32, fontSize: 13, fontWeight: 600, bgcolor: "primary.main", color: "primary.contrastText" }}
          >
            {initials(name)}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": label,
            elevation: 8,
            sx: { width: 280, mt: 0.5, border: 1, borderColor: "divider" },
          },
        }}
      >
        <Box sx={{ px: 2, py: 1.5, overflowWrap: "anywhere" }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {session.account.email}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t(`console.kinds.${session.kind}`)} · {siteNameOf(props)}
          </Typography>
        </Box>
        <Divider />
        <MenuList autoFocusItem aria-label={label}>
          <PreviewItems onChosen={close} />
          <MenuItem component={Link} to="/profile" onClick={close}>
            <ListItemIcon>
              <Icon name="AccountCircle" />
            </ListItemIcon>
            <ListItemText>{t("console.profile.title")}</ListItemText>
          </MenuItem>
          {switchToMember ? (
            <MenuItem
              onClick={() => {
                close();
                switchToMember();
              }}
            >
              <ListItemIcon>
                <Icon name="SwapHoriz" />
              </ListItemIcon>
              <ListItemText>{t("console.shell.memberView")}</ListItemText>
            </MenuItem>
          ) : null}
          {props.isFromSuite ? (
            <MenuItem component="a" href="/suite">
              <ListItemIcon>
                <Icon name="ArrowBack" />
              </ListItemIcon>
              <ListItemText>{t("console.shell.backToSuite")}</ListItemText>
            </MenuItem>
          ) : null}
          <MenuItem
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <ListItemIcon>
              <Icon name="Logout" />
            </ListItemIcon>
            <ListItemText>{t("console.shell.signOut")}</ListItemText>
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
