import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import type { Exchange } from "../../shared/api";
import { Bubble } from "./Bubble";
import { HandOver } from "./HandOver";
import { Sources } from "./Sources";

/** Plain text alone: nothing in it becomes a link. */
const TEXT = { whiteSpace: "pre-line" } as const;

interface ExchangeItemProps {
  readonly exchange: Exchange;
  readonly onHandOver: () => Promise<void>;
}

/** A question and its answer. */
export function ExchangeItem({ exchange, onHandOver }: ExchangeItemProps) {
  const { t } = useTexts();
  const { question, answer, isFound, method, handedOverAt } = exchange;
  return (
    <Box component="li" sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
      <Bubble isOwn name={t("chatbot.you")}>
        <Typography component="span" sx={TEXT}>
          {question}
        </Typography>
      </Bubble>
      <Bubble isOwn={false} name={t("chatbot.bot")}>
        {isFound && method === "SEARCH_INSTEAD" && (
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 0.5 }}>
            {t("chatbot.instead")}
          </Typography>
        )}
        {answer.map(({ text, sources }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
          <Box key={index} sx={{ mt: index > 0 ? 1.5 : 0 }}>
            <Typography sx={TEXT}>{text}</Typography>
            {sources.length > 0 && <Sources sources={sources} />}
          </Box>
        ))}
        {!isFound && (
          <>
            <Typography component="span">{t("chatbot.notFound")}</Typography>
            <HandOver isDone={handedOverAt !== null} onHandOver={onHandOver} />
          </>
        )}
      </Bubble>
    </Box>
  );
}
