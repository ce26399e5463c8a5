import ExploreOffOutlined from "@mui/icons-material/ExploreOffOutlined";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/TextsProvider";
import { EmptyState } from "../parts/EmptyState";
import { Page } from "../shell/Page";

export function NotFoundScreen() {
  const { t } = useTexts();
  return (
    <Page title={t("community.notFound.title")}>
      <EmptyState
        level="h1"
        icon={<ExploreOffOutlined />}
        title={t("community.notFound.title")}
        body={t("community.notFound.body")}
        action={
          <Button component={Link} to="/" variant="contained" size="large">
            {t("community.notFound.back")}
          </Button>
        }
      />
    </Page>
  );
}
