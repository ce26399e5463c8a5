import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../../client/kit/member";
import type { MemberPoll } from "../../shared/api";
import { type OptionShare, sharesOf } from "../../shared/sharesOf";

interface BarProps extends Pick<OptionShare, "text" | "share" | "picture"> {
  /** Whether nobody has voted: there is no share of nobody. */
  readonly isEmpty: boolean;
  readonly isOwn: boolean;
}

function Bar({ text, share, picture, isEmpty, isOwn }: BarProps) {
  const { t, language } = useTexts();
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        border: 1,
        borderColor: isOwn ? "primary.main" : "divider",
        borderRadius: 1,
        overflow: "hidden",
      }}
    >
      <Box
        aria-hidden
        style={{ width: `${share * 100}%` }}
        sx={({ palette }) => ({
          position: "absolute",
          inset: "0 auto 0 0",
          backgroundColor: `color-mix(in srgb, ${palette.primary.main} ${isOwn ? 26 : 14}%, transparent)`,
        })}
      />
      <Stack direction="row" sx={{ position: "relative", gap: 1, px: 2, py: 1.25, minHeight: 48, alignItems: "center" }}>
        {picture && (
          <Box
            component="img"
            src={picture.image}
            alt={picture.alt}
            sx={{ flex: "none", width: 64, height: 48, ml: -1, mr: 0.5, my: -0.5, objectFit: "cover", borderRadius: 0.5 }}
          />
        )}
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontWeight: isOwn ? 600 : 400 }}>{text}</Typography>
        {isOwn && (
          <Stack direction="row" sx={{ gap: 0.5, alignItems: "center" }}>
            <CheckCircleOutlined fontSize="small" />
            <Typography variant="body2">{t("poll.yours")}</Typography>
          </Stack>
        )}
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>{isEmpty ? "–" : percent}</Typography>
      </Stack>
    </Box>
  );
}

interface ResultProps {
  readonly poll: MemberPoll;
  readonly isOver: boolean;
  /** Whether the member has just voted: then it is said, and read out. */
  readonly isFresh: boolean;
}

/** What everybody voted. */
export function Result({ poll, isOver, isFresh }: ResultProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  if (!poll.results) return null;
  const { voters } = poll.results;
  const title = isOver ? t("poll.over") : t("poll.voted");
  return (
    <Box>
      <Typography ref={heading} tabIndex={-1} role="status" sx={{ fontWeight: 600, outline: "none" }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {t("poll.voters", { smart_count: voters })}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.25 }}>
        {sharesOf(poll, poll.results).map(({ code, count: _, ...option }) => (
          <Bar key={code} {...option} isEmpty={voters === 0} isOwn={poll.choices?.includes(code) === true} />
        ))}
      </Box>
    </Box>
  );
}
