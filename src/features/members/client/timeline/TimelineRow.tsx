import { Box, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { Icon, RelativeTime, useTexts } from "../../../../client/kit/console";
import type { TimelineEntry } from "../../shared/api/figures";

/** Icons of the kinds that are known here; another has the last. */
const ICONS: Readonly<Record<string, string>> = {
  activity: "TaskAlt",
  comment: "Forum",
  labs: "Star",
  redeem: "Redeem",
  sanction: "Block",
  message: "ChatBubble",
  membership: "PersonAdd",
};

/** One thing that happened: what, when, and what was written. */
export function TimelineRow({ entry }: { readonly entry: TimelineEntry }) {
  const { t, language } = useTexts();
  const { kind, event, words, text, at, record } = entry;
  const labs = Number(words.labs ?? 0);
  const count = new Intl.NumberFormat(language, { signDisplay: kind === "labs" ? "exceptZero" : "auto" }).format(labs);
  const activity = words.activity === "" ? t("members.timeline.noTitle") : words.activity;
  const sentence = t(`members.timeline.event.${kind}.${event}`, { ...words, activity, labs: count });
  return (
    <Box component="li" sx={{ display: "grid", gridTemplateColumns: "32px minmax(0, 1fr)", columnGap: 1.5, pb: 2.5 }}>
      <Box
        aria-hidden
        sx={{
          ...{ width: 32, height: 32, borderRadius: "50%", display: "grid", placeItems: "center" },
          ...{ bgcolor: "action.hover", color: "text.secondary", "& svg": { fontSize: 18 } },
        }}
      >
        <Icon name={ICONS[kind] ?? "Circle"} />
      </Box>
      <Box sx={{ display: "grid", gap: 0.5, pt: 0.5 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, justifyContent: "space-between" }}>
          {record ? (
            <Link component={RouterLink} to={`/${record.resource}/${record.id}`} underline="hover" color="inherit">
              {sentence}
            </Link>
          ) : (
            <Typography>{sentence}</Typography>
          )}
          <Typography variant="body2" component="div" sx={{ color: "text.secondary" }}>
            <RelativeTime value={at} />
          </Typography>
        </Box>
        {text && (
          <Typography
            variant="body2"
            sx={{
              ...{ color: "text.secondary", overflowWrap: "anywhere", whiteSpace: "pre-line" },
              ...{ display: "-webkit-box", WebkitLineClamp: 4, WebkitBoxOrient: "vertical", overflow: "hidden" },
            }}
          >
            {text}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
