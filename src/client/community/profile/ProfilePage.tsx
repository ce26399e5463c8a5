import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { Page } from "../shell/Page";

const PARTS = [
  { path: "/profile", name: "about" },
  { path: "/profile/notifications", name: "notifications" },
  { path: "/profile/security", name: "security" },
  { path: "/profile/data", name: "data" },
] as const;

/** The frame of the profile's parts. */
export function ProfilePage({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const current = PARTS.find(({ path }) => path === pathname.replace(/\/+$/, ""))?.name ?? "about";
  return (
    <Page title={current === "about" ? t("community.profile.title") : t(`community.profile.parts.${current}`)}>
      <Box sx={{ maxWidth: 720, mx: "auto", display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography variant="h1" sx={{ fontSize: { xs: "1.5rem", sm: "2rem" } }}>
          {t("community.profile.title")}
        </Typography>
        <Box
          component="nav"
          aria-label={t("community.profile.title")}
          sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, borderBottom: 1, borderColor: "divider" }}
        >
          {PARTS.map(({ path, name }) => (
            <Button
              key={name}
              component={Link}
              to={path}
              color="inherit"
              aria-current={name === current ? "page" : undefined}
              sx={{
                minHeight: 48,
                borderRadius: 0,
                borderBottom: 2,
                borderColor: "transparent",
                color: "text.secondary",
                "&[aria-current=page]": { borderColor: "primary.main", color: "text.primary" },
              }}
            >
              {t(`community.profile.parts.${name}`)}
            </Button>
          ))}
        </Box>
        {children}
      </Box>
    </Page>
  );
}
