import { Box, Button, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { ApiError } from "../../data/api";
import { Icon } from "../../theme/icons";
import { useTexts } from "./useTexts";

interface EmptyStateProps {
  /** Name of an icon. */
  readonly icon: string;
  readonly title: string;
  /** What to do next. */
  readonly body?: string;
  readonly action?: ReactNode;
  /** Whether this is the whole page, whose one heading it then brings. @default false */
  readonly isPage?: boolean;
}

/** What a place without content says: what it is for and what to do next. */
export function EmptyState({ icon, title, body, action, isPage = false }: EmptyStateProps) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", textAlign: "center", gap: 1, py: { xs: 6, sm: 9 }, px: 3 }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          width: 56,
          height: 56,
          mb: 1,
          display: "grid",
          placeItems: "center",
          borderRadius: "16px",
          color: "primary.main",
          bgcolor: `color-mix(in srgb, ${theme.palette.primary.main} 12%, transparent)`,
        })}
      >
        <Icon name={icon} />
      </Box>
      <Typography variant="h4" component={isPage ? "h1" : "h2"}>
        {title}
      </Typography>
      {body ? (
        <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
          {body}
        </Typography>
      ) : null}
      {action ? <Box sx={{ mt: 2 }}>{action}</Box> : null}
    </Box>
  );
}

function stateOf(error: unknown): "offline" | "denied" | "missing" | "failed" {
  if (!(error instanceof ApiError)) return "failed";
  if (error.status === 0) return "offline";
  if (error.status === 403) return "denied";
  return error.status === 404 ? "missing" : "failed";
}

const ICONS = { offline: "CloudOff", denied: "Lock", missing: "SearchOff", failed: "ErrorOutline" } as const;

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Whether this is the whole page. @default false */
  readonly isPage?: boolean;
}

/** A failure said for people, with another try where one may help. */
export function ErrorState({ error, onRetry, isPage = false }: ErrorStateProps) {
  const { t } = useTexts();
  const state = stateOf(error);
  const canRetry = onRetry && (state === "offline" || state === "failed");
  return (
    <Box role="alert">
      <EmptyState
        isPage={isPage}
        icon={ICONS[state]}
        title={t(`console.state.${state}.title`)}
        body={t(`console.state.${state}.body`)}
        action={
          canRetry ? (
            <Button variant="outlined" onClick={onRetry} startIcon={<Icon name="Refresh" />}>
              {t("console.action.retry")}
            </Button>
          ) : undefined
        }
      />
    </Box>
  );
}

const ROWS = ["38%", "92%", "84%", "61%", "78%"];

/** The shape of a page while its content is on the way. */
export function LoadingState() {
  const { t } = useTexts();
  return (
    <Box role="status" aria-label={t("console.state.loading")} sx={{ display: "grid", gap: 1.5, py: 1 }}>
      {ROWS.map((width, index) => (
        <Skeleton key={width} variant="rounded" height={index === 0 ? 32 : 20} sx={{ width }} />
      ))}
    </Box>
  );
}
