import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Toolbar from "@mui/material/Toolbar";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { useCommunity } from "../CommunityContext";
import { Brand } from "../parts/Brand";
import { AccountMenu } from "./AccountMenu";
import { SECTIONS } from "./navigation";

export function Header() {
  const { t } = useTexts();
  const { name, logo } = useCommunity();
  const { pathname } = useLocation();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}
    >
      <Toolbar sx={{ gap: 2, maxWidth: 1200, width: "100%", mx: "auto", minHeight: { xs: 60, sm: 64 } }}>
        <Link
          component={RouterLink}
          to="/"
          color="inherit"
          underline="none"
          sx={{ minWidth: 0, mr: "auto", display: "flex", py: 1 }}
        >
          <Brand name={name} logo={logo} />
        </Link>
        <Box component="nav" aria-label={t("community.nav.label")} sx={{ display: { xs: "none", sm: "flex" }, gap: 0.5 }}>
          {SECTIONS.map(({ path, label }) => (
            <Button
              key={path}
              component={RouterLink}
              to={path}
              color="inherit"
              aria-current={pathname === path ? "page" : undefined}
              sx={{
                minHeight: 44,
                color: "text.secondary",
                "&[aria-current=page]": { color: "text.primary", bgcolor: "action.selected" },
              }}
            >
              {t(label)}
            </Button>
          ))}
        </Box>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
