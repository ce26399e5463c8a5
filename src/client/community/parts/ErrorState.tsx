import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import LockOutlined from "@mui/icons-material/LockOutlined";
import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import Button from "@mui/material/Button";
import { ApiError } from "../../data/api";
import { useTexts } from "../../texts/TextsProvider";
import { EmptyState } from "./EmptyState";

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly level?: "h1" | "h2";
}

/** What went wrong, told apart by what the person can do about it. */
export function ErrorState({ error, onRetry, level = "h2" }: ErrorStateProps) {
  const { t } = useTexts();
  const status = error instanceof ApiError ? error.status : undefined;
  if (error instanceof ApiError && error.problem?.code === "community.notFound") {
    const back = (
      <Button href="/" variant="contained" size="large" sx={{ minHeight: 48 }}>
        {t("community.unknown.back")}
      </Button>
    );
    const gone = { title: t("community.unknown.title"), body: t("community.unknown.gone") };
    return <EmptyState icon={<TravelExploreOutlined />} {...gone} action={back} level={level} />;
  }
  const retry = (
    <Button variant="contained" size="large" onClick={onRetry}>
      {t("common.retry")}
    </Button>
  );
  if (status === 0) {
    const texts = { title: t("community.offline.title"), body: t("community.offline.body") };
    return <EmptyState icon={<CloudOffOutlined />} {...texts} action={retry} level={level} />;
  }
  if (status === 403) {
    return (
      <EmptyState icon={<LockOutlined />} title={t("community.denied.title")} body={t("community.denied.body")} level={level} />
    );
  }
  const texts = { title: t("community.error.title"), body: t("community.error.body") };
  return <EmptyState icon={<ErrorOutlineOutlined />} {...texts} action={retry} level={level} />;
}
