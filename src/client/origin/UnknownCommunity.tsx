import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import { EmptyState } from "../community/parts/EmptyState";
import { LanguageField } from "../community/parts/LanguageField";
import { useTitle } from "../community/parts/useTitle";
import { CommunityForm } from "../landing/CommunityForm";
import { useTexts } from "../texts/TextsProvider";

/** No community has this address (spec section 8): what may have happened, another try right here, and the landing page. */
export function UnknownCommunity({ origin }: { readonly origin: string }) {
  const { t } = useTexts();
  useTitle(t("community.unknown.title"), "Sondeo");
  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", alignContent: "center", justifyItems: "center", p: 2 }}>
      <Box sx={{ width: "100%", maxWidth: 520 }}>
        <Box sx={{ my: { xs: -2, sm: -4 } }}>
          <EmptyState
            level="h1"
            icon={<TravelExploreOutlined />}
            title={t("community.unknown.title")}
            body={t("community.unknown.body", { origin })}
          />
        </Box>
        <Card sx={{ border: 1, borderColor: "divider", p: { xs: 2.5, sm: 3 } }}>
          <CommunityForm />
        </Card>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between", pt: 3 }}>
          <Link href="/" sx={{ py: 1.5 }}>
            {t("community.unknown.back")}
          </Link>
          <LanguageField />
        </Box>
      </Box>
    </Box>
  );
}
