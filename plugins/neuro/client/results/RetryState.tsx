import { Box, Button } from "@mui/material";
import { useEffect, useEffectEvent, useState } from "react";
import { EmptyState, Icon, useTexts } from "../../../../src/client/kit/console";

const WAIT_SECONDS = 15;

/** A failure that is tried again by itself: the button says in how many seconds, and tries at once. */
export function RetryState({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  const [end, setEnd] = useState(() => Date.now() + WAIT_SECONDS * 1_000);
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  const retry = () => {
    setEnd(Date.now() + WAIT_SECONDS * 1_000);
    setSeconds(WAIT_SECONDS);
    onRetry();
  };
  const tick = useEffectEvent(() => {
    // Read from the clock: a tab in the background ticks when it likes.
    const left = Math.ceil((end - Date.now()) / 1_000);
    if (left <= 0) retry();
    else setSeconds(left);
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box role="alert">
      <EmptyState
        icon="CloudOff"
        title={t("neuro.results.failed.title")}
        body={t("neuro.results.failed.body")}
        action={
          <Button variant="outlined" onClick={retry} startIcon={<Icon name="Refresh" />}>
            {t("neuro.results.retry", { seconds })}
          </Button>
        }
      />
    </Box>
  );
}
