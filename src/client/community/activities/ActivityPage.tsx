import ArrowBackOutlined from "@mui/icons-material/ArrowBackOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { Page } from "../shell/Page";

/** A page about one activity, with what leads back to all of them. */
export function ActivityPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Page title={title}>
      <Box sx={{ maxWidth: 720, mx: "auto" }}>
        <Button
          component={Link}
          to="/activities"
          color="inherit"
          startIcon={<ArrowBackOutlined />}
          sx={{ minHeight: 44, ml: -1, mb: 1 }}
        >
          {t("community.nav.activities")}
        </Button>
        {children}
      </Box>
    </Page>
  );
}
