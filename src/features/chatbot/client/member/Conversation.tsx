import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../../client/kit/member";
import type { ChatbotStart } from "../../shared/api";
import { KEPT_DAYS } from "../../shared/chatbot";
import { Composer } from "./Composer";
import { ExchangeItem } from "./ExchangeItem";
import { OpenItem } from "./OpenItem";
import type { Chatbot } from "./useChatbot";

/** What answers, from what, and for how long it is kept. */
function Introduction({ start: { hasModel, topics } }: { readonly start: ChatbotStart }) {
  const { t, language } = useTexts();
  const names = new Intl.ListFormat(language).format(topics.map((topic) => t(`chatbot.topics.${topic}.title`)));
  const said = { color: "text.secondary", mt: 0.5 } as const;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" component="h2">
        {t("chatbot.intro.title")}
      </Typography>
      <Typography sx={said}>{t(`chatbot.intro.${hasModel ? "model" : "search"}`)}</Typography>
      <Typography variant="body2" sx={said}>
        {t("chatbot.intro.knows", { topics: names })}
      </Typography>
      <Typography variant="body2" sx={said}>
        {t("chatbot.intro.kept", { smart_count: KEPT_DAYS })}
      </Typography>
    </Box>
  );
}

/** In one row on a phone, which is pushed aside: the conversation needs the height. */
const ROW = { flexWrap: { xs: "nowrap", sm: "wrap" }, overflowX: "auto", flexShrink: 0, gap: 1, m: 0, p: 1 } as const;

function Suggestions({ questions, onAsk }: { readonly questions: readonly string[]; readonly onAsk: (text: string) => void }) {
  const { t } = useTexts();
  if (questions.length === 0) return null;
  return (
    <Stack component="ul" aria-label={t("chatbot.suggested")} direction="row" sx={ROW}>
      {questions.map((question) => (
        <Box key={question} component="li" sx={{ display: "block", flexShrink: { xs: 0, sm: 1 } }}>
          <Chip
            variant="outlined"
            label={question}
            onClick={() => onAsk(question)}
            sx={{
              minHeight: 44,
              borderRadius: 22,
              height: "auto",
              "& .MuiChip-label": { whiteSpace: { xs: "nowrap", sm: "normal" }, py: 0.5 },
            }}
          />
        </Box>
      ))}
    </Stack>
  );
}

/** The conversation, as high as what it stands in. */
export function Conversation({ chatbot, start }: { readonly chatbot: Chatbot; readonly start: ChatbotStart }) {
  const { t } = useTexts();
  const { exchanges, question, isBusy } = chatbot;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = exchanges.at(-1);
  // The newest is what one has just asked, or been answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something comes
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last, question]);
  const ask = (text: string) => {
    if (isBusy) return;
    chatbot.ask(text);
    field.current?.focus();
  };
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 }}>
      <Box
        ref={list}
        // Can be scrolled by keyboard.
        tabIndex={0}
        role="region"
        aria-label={t("chatbot.messages")}
        sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: 2 }}
      >
        <Introduction start={start} />
        <Box
          component="ul"
          aria-live="polite"
          aria-relevant="additions text"
          aria-label={t("chatbot.messages")}
          sx={{ display: "flex", flexDirection: "column", gap: 2, m: 0, p: 0, listStyle: "none" }}
        >
          {exchanges.map((exchange) => (
            <ExchangeItem key={exchange.id} exchange={exchange} onHandOver={() => chatbot.handOver(exchange.id)} />
          ))}
          {question && <OpenItem question={question} onRetry={chatbot.retry} onDiscard={chatbot.discard} />}
        </Box>
      </Box>
      {!question && <Suggestions questions={start.suggestions} onAsk={ask} />}
      <Composer field={field} isBusy={isBusy} onAsk={ask} />
    </Box>
  );
}
