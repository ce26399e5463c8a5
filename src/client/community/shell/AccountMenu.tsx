import LogoutOutlined from "@mui/icons-material/LogoutOutlined";
import PersonOutlined from "@mui/icons-material/PersonOutlined";
import SwapHorizOutlined from "@mui/icons-material/SwapHorizOutlined";
import WavingHandOutlined from "@mui/icons-material/WavingHandOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { LANGUAGES } from "../../../shared/languages";
import { isEntryShown } from "../../host/isEntryShown";
import type { MemberMenuEntry } from "../../host/memberHost";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { memberRegistry } from "../extensions";
import { languageName } from "../parts/languageName";

/** The extensions' screens that the member's menu has in this community, in order. */
function useMenuScreens(): readonly (MemberMenuEntry & { readonly path: string })[] {
  const community = useCommunity();
  return memberRegistry.screens
    .filter((screen) => isEntryShown(screen, community))
    .flatMap(({ menu, path }) => (menu ? [{ ...menu, path }] : []))
    .sort((a, b) => a.order - b.order);
}

function initials(name: string): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  return ([...first][0] ?? "") + ([...second][0] ?? "");
}

/** Who I am, in which language, and the ways out. */
export function AccountMenu() {
  const { t, language, setLanguage } = useTexts();
  const { session, signOut, switchToStaff } = useCommunity();
  const screens = useMenuScreens();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t("community.account", { name: session.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <Avatar
          {...(session.image ? { src: session.image } : {})}
          alt=""
          sx={({ colours: brand }) => ({
            width: 36,
            height: 36,
            fontSize: 14,
            fontWeight: 600,
            backgroundColor: brand.barInk,
            color: brand.bar,
          })}
        >
          {initials(session.name).toUpperCase()}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        disablePortal
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 260, maxWidth: 320 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{session.name}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {session.account.email}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        <MenuItem component={RouterLink} to="/welcome" onClick={close}>
          <ListItemIcon>
            <WavingHandOutlined fontSize="small" />
          </ListItemIcon>
          {t("community.welcome.link")}
        </MenuItem>
        <MenuItem component={RouterLink} to="/profile" onClick={close}>
          <ListItemIcon>
            <PersonOutlined fontSize="small" />
          </ListItemIcon>
          {t("community.profile.title")}
        </MenuItem>
        {screens.map(({ path, label, Icon }) => (
          <MenuItem key={path} component={RouterLink} to={`/${path}`} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(label)}
          </MenuItem>
        ))}
        <Divider component="li" role="presentation" />
        {LANGUAGES.map((code) => (
          <MenuItem
            key={code}
            role="menuitemradio"
            aria-checked={code === language}
            selected={code === language}
            lang={code}
            onClick={() => {
              setLanguage(code);
              close();
            }}
          >
            {languageName(code)}
          </MenuItem>
        ))}
        <Divider component="li" role="presentation" />
        {switchToStaff && (
          <MenuItem onClick={switchToStaff}>
            <ListItemIcon>
              <SwapHorizOutlined fontSize="small" />
            </ListItemIcon>
            {t("community.toStaff")}
          </MenuItem>
        )}
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          {t("common.signOut")}
        </MenuItem>
      </Menu>
    </>
  );
}
