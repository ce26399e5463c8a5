import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { ApiError } from "../data/api";
import { EmptyState, ErrorState, LoadingState } from "../screens/common/states";
import { useDocumentTitle } from "../screens/common/useDocumentTitle";
import { useTexts } from "../screens/common/useTexts";

export function PagePending() {
  return <LoadingState />;
}

export function AccessDenied() {
  return <ErrorState isPage error={new ApiError(403, undefined)} />;
}

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useTexts();
  useDocumentTitle(t("console.state.missing.title"));
  return (
    <EmptyState
      isPage
      icon="SearchOff"
      title={t("console.state.missing.title")}
      body={t("console.state.missing.body")}
      action={
        <Button variant="contained" component={Link} to="/">
          {t("console.home.title")}
        </Button>
      }
    />
  );
}

/** What a fault in a screen leaves behind: the shell stays, the page can be tried again. */
export function PageError({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (...args: unknown[]) => void }) {
  return <ErrorState error={error} onRetry={() => resetErrorBoundary()} />;
}
