import { Box, Paper, Typography } from "@mui/material";
import { Fact } from "../../screens/common/Fact";
import { RelativeTime } from "../../screens/common/RelativeTime";
import { useTexts } from "../../screens/common/useTexts";
import { OutboxState } from "./OutboxState";
import type { OutboxEntry } from "./outboxApi";
import { useReason } from "./useReason";

/** Beside the content: to whom, in what state, since when. */
export function OutboxFacts({ entry }: { readonly entry: OutboxEntry }) {
  const { t } = useTexts();
  const reason = useReason();
  const { to, space, isKept, error, attempts, nextAt, sentAt, createdAt } = entry;
  const label = (name: string) => t(`console.outbox.columns.${name}`);
  return (
    <Paper component="aside" aria-label={t("console.record.facts")} sx={{ border: 1, borderColor: "divider", p: 2 }}>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
        <Fact label={label("status")}>
          <OutboxState entry={entry} />
          {isKept ? (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {t("console.outbox.keptHint")}
            </Typography>
          ) : null}
        </Fact>
        {error ? <Fact label={label("error")}>{reason(error)}</Fact> : null}
        <Fact label={label("to")}>{to || t("console.outbox.forgotten")}</Fact>
        {space ? <Fact label={label("space")}>{space}</Fact> : null}
        <Fact label={label("createdAt")}>
          <RelativeTime value={createdAt} />
        </Fact>
        {sentAt && !isKept ? (
          <Fact label={label("sentAt")}>
            <RelativeTime value={sentAt} />
          </Fact>
        ) : null}
        {nextAt ? (
          <Fact label={label("nextAt")}>
            <RelativeTime value={nextAt} />
          </Fact>
        ) : null}
        {isKept ? null : <Fact label={label("attempts")}>{attempts}</Fact>}
      </Box>
    </Paper>
  );
}
