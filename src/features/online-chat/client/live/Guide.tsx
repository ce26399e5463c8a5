import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, Icon, useNotice, useTexts } from "../../../../client/kit/console";
import type { ChatQuestion } from "../../shared/api";
import { useChatCalls } from "../useChat";

interface GuideProps {
  readonly activityId: string;
  readonly questions: readonly ChatQuestion[];
  readonly canSend: boolean;
}

/** The prepared questions, each asked with one click. */
export function Guide({ activityId, questions, canSend }: GuideProps) {
  const { t, language } = useTexts();
  const notice = useNotice();
  const calls = useChatCalls(activityId);
  const [sending, setSending] = useState<string>();
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" });

  async function send(id: string) {
    setSending(id);
    try {
      await calls.send(id);
    } catch (error) {
      notice(failureText(error, t), "error");
    } finally {
      setSending(undefined);
    }
  }

  return (
    <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1 }}>
      {questions.map(({ id, text, sentAt }, index) => (
        <Box
          component="li"
          key={id}
          sx={{ display: "grid", gridTemplateColumns: "1fr auto", gap: 1, alignItems: "center", py: 0.5 }}
        >
          <Typography
            id={`guide-${id}`}
            variant="body2"
            sx={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap", color: sentAt ? "text.secondary" : "text.primary" }}
          >
            {index + 1}. {text}
          </Typography>
          {sentAt ? (
            <Typography variant="body2" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
              {t("onlineChat.live.sentAt", { time: time.format(new Date(sentAt)) })}
            </Typography>
          ) : (
            canSend && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon name="Send" />}
                disabled={sending !== undefined}
                aria-describedby={`guide-${id}`}
                onClick={() => void send(id)}
              >
                {t("onlineChat.live.send")}
              </Button>
            )
          )}
        </Box>
      ))}
    </Box>
  );
}
