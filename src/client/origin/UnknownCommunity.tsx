import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { EmptyState } from "../community/parts/EmptyState";
import { useTitle } from "../community/parts/useTitle";
import { useTexts } from "../texts/TextsProvider";

export function UnknownCommunity({ origin }: { readonly origin: string }) {
  const { t } = useTexts();
  useTitle(t("community.unknown.title"), "Sondeo");
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", alignContent: "center" }}>
      <EmptyState
        level="h1"
        icon={<TravelExploreOutlined />}
        title={t("community.unknown.title")}
        body={t("community.unknown.body", { origin })}
        action={
          <Button href="/" variant="contained" size="large">
            {t("community.unknown.back")}
          </Button>
        }
      />
    </Box>
  );
}
