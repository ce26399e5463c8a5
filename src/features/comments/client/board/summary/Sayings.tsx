import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Icon, SectionCard, useTexts } from "../../../../../client/kit/console";
import type { ConversationSummary } from "../../../shared/api/summary";
import { CodeDot } from "../coding/CodeDot";

/** Longer ones are read in the conversation. */
const LONGEST = 280;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

function Saying({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider", "&:last-child": { borderBottom: 0 } }}>
      <Typography component="blockquote" dir="auto" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        {cut(text)}
      </Typography>
      <Box
        sx={{ mt: 0.5, display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center", color: "text.secondary", fontSize: 14 }}
      >
        {children}
      </Box>
    </Box>
  );
}

export function MostValued({ comments }: { readonly comments: ConversationSummary["mostValued"] }) {
  const { t } = useTexts();
  return (
    <SectionCard title={t("comments.board.summary.mostValued")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {comments.map(({ id, author, text, likes, medal }) => (
          <Saying key={id} text={text}>
            <strong>{author.name}</strong>
            <span>{t("comments.board.summary.likes", { smart_count: likes })}</span>
            {medal && (
              <Box component="span" sx={{ display: "inline-flex", gap: 0.5, alignItems: "center" }}>
                <Icon name="EmojiEvents" fontSize="small" />
                {t("comments.board.summary.medal")}
              </Box>
            )}
          </Saying>
        ))}
      </Box>
    </SectionCard>
  );
}

export function Quotes({ quotes }: { readonly quotes: ConversationSummary["quotes"] }) {
  const { t } = useTexts();
  return (
    <SectionCard title={t("comments.board.summary.quotes")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {quotes.map(({ id, quote, code, color, author }) => (
          <Saying key={id} text={quote}>
            {author !== "" && <strong>{author}</strong>}
            <Box component="span" sx={{ display: "inline-flex", gap: 0.75, alignItems: "center" }}>
              <CodeDot color={color} />
              {code}
            </Box>
          </Saying>
        ))}
      </Box>
    </SectionCard>
  );
}
