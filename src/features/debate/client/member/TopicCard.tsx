import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../client/kit/member";
import type { MemberTopic } from "./useTopics";

/** A topic to open: what it is about, how much is said, what is new. */
export function TopicCard({ topic }: { readonly topic: MemberTopic }) {
  const { t } = useTexts();
  const { id, title, description, tag, color, comments, unseen, isAnswered } = topic;
  return (
    <Box component="li">
      <ButtonBase
        component={Link}
        to={`?topic=${id}`}
        sx={{
          display: "block",
          width: "100%",
          textAlign: "start",
          p: 2,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          borderLeft: 6,
          borderLeftColor: color,
          backgroundColor: "background.paper",
          "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
        }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: "center", justifyContent: "space-between" }}>
          <Typography component="h2" sx={{ fontWeight: 600, fontSize: "1.0625rem", overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          {isAnswered && (
            <Stack direction="row" sx={{ gap: 0.5, alignItems: "center", color: "success.main", flex: "none" }}>
              <CheckCircleOutlined fontSize="small" />
              <Typography variant="body2">{t("debate.answered")}</Typography>
            </Stack>
          )}
        </Stack>
        {description && (
          <Typography sx={{ color: "text.secondary", mt: 0.5, overflowWrap: "anywhere" }}>{description}</Typography>
        )}
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {[tag && `#${tag}`, t("debate.comments", { smart_count: comments })].filter(Boolean).join(" · ")}
          {unseen > 0 && (
            <Box component="span" sx={{ color: "primary.main", fontWeight: 600 }}>
              {" · "}
              {t("debate.unseen", { smart_count: unseen })}
            </Box>
          )}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
