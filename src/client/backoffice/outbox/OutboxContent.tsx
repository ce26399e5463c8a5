import { Box, Paper, Tab, Tabs } from "@mui/material";
import { useState } from "react";
import { EmptyState } from "../../screens/common/states";
import { useTexts } from "../../screens/common/useTexts";
import { htmlAddress, type OutboxMessage } from "./outboxApi";

/** Links may be tried out, in a tab of their own; nothing else of a mail does anything here. */
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/** What a message says: as it looks, or word by word. */
export function OutboxContent({ message: { id, text, hasHtml } }: { readonly message: OutboxMessage }) {
  const { t } = useTexts();
  const [tab, setTab] = useState<"html" | "text">(hasHtml ? "html" : "text");
  if (text === null && !hasHtml) {
    return (
      <Paper sx={{ border: 1, borderColor: "divider" }}>
        <EmptyState icon="Lock" title={t("console.outbox.secret")} />
      </Paper>
    );
  }
  return (
    <Paper
      component="section"
      aria-label={t("console.outbox.content")}
      sx={{ border: 1, borderColor: "divider", overflow: "clip" }}
    >
      {hasHtml ? (
        <Tabs
          value={tab}
          onChange={(_event, next: "html" | "text") => setTab(next)}
          aria-label={t("console.outbox.content")}
          sx={{ px: 1, borderBottom: 1, borderColor: "divider", minHeight: 40, "& .MuiTab-root": { minHeight: 40 } }}
        >
          <Tab value="html" label={t("console.outbox.html")} />
          <Tab value="text" label={t("console.outbox.text")} />
        </Tabs>
      ) : null}
      {tab === "html" ? (
        <Box
          component="iframe"
          title={t("console.outbox.content")}
          src={htmlAddress(id)}
          sandbox={SANDBOX}
          // A mail is made for white paper, whatever the console's mode.
          sx={{
            display: "block",
            width: "100%",
            height: "max(420px, calc(100dvh - 280px))",
            border: 0,
            bgcolor: "#ffffff",
            colorScheme: "light",
          }}
        />
      ) : (
        <Box component="pre" sx={{ m: 0, p: 2, fontFamily: "inherit", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {text}
        </Box>
      )}
    </Paper>
  );
}
