import WavingHandOutlined from "@mui/icons-material/WavingHandOutlined";
import Button from "@mui/material/Button";
import type { CommunityTheme } from "../../../contracts/api/community";
import { useTexts } from "../../texts/TextsProvider";
import { CardPage } from "./CardPage";
import { Outcome } from "./Outcome";

/** After an account was deleted. */
export function FarewellPage({ community }: { readonly community: CommunityTheme }) {
  const { t } = useTexts();
  return (
    <CardPage community={community} title={t("community.farewell.title")}>
      <Outcome
        icon={<WavingHandOutlined />}
        title={t("community.farewell.title")}
        body={t("community.farewell.body", { community: community.name })}
        action={
          <Button href="/" variant="contained" size="large" sx={{ minHeight: 48, px: 4 }}>
            {t("community.farewell.door")}
          </Button>
        }
      />
    </CardPage>
  );
}
