import EmojiEventsOutlined from "@mui/icons-material/EmojiEventsOutlined";
import PushPinOutlined from "@mui/icons-material/PushPinOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../../client/kit/member";
import type { Author, Comment } from "../../../../../contracts/api/comments";
import { MS_PER_DAY } from "../../../../../shared/dates/msPerDay";

const UNITS = [
  ["day", MS_PER_DAY],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const LONG_MS = 30 * MS_PER_DAY;

/** How long ago it was, in words; a date where that is long. */
function useAgo(instant: string): string {
  const { language } = useTexts();
  const passed = Date.now() - Date.parse(instant);
  if (passed > LONG_MS) return new Date(instant).toLocaleDateString(language, { dateStyle: "medium" });
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? [];
  return unit ? format.format(-Math.floor(passed / length), unit) : format.format(0, "second");
}

/** What somebody is called. */
export function useAuthorName(): (author: Author) => string {
  const { t } = useTexts();
  return ({ name }) => name || t("comments.member.gone");
}

interface AuthorLineProps {
  readonly comment: Comment;
  readonly isNew?: boolean;
}

/** Who wrote it and when, and what is special about it. */
export function AuthorLine({ comment, isNew = false }: AuthorLineProps) {
  const { t, language } = useTexts();
  const nameOf = useAuthorName();
  const ago = useAgo(comment.createdAt);
  const { author, createdAt, editedAt, medal, isPinned } = comment;
  const name = nameOf(author);
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: "center" }}>
      <Avatar src={author.image ?? undefined} alt="" sx={{ width: 36, height: 36, fontSize: 16 }}>
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 0.75, alignItems: "center", flexWrap: "wrap" }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          {author.kind === "team" && <Chip size="small" label={t("comments.member.team")} color="primary" variant="outlined" />}
          {medal && (
            <Chip
              size="small"
              icon={<EmojiEventsOutlined />}
              label={t("comments.member.medal")}
              color="warning"
              variant="outlined"
            />
          )}
          {isPinned && <Chip size="small" icon={<PushPinOutlined />} label={t("comments.member.pinned")} variant="outlined" />}
          {isNew && <Chip size="small" label={t("comments.member.isNew")} color="primary" />}
        </Stack>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          <time dateTime={createdAt} title={new Date(createdAt).toLocaleString(language)}>
            {ago}
          </time>
          {editedAt && ` · ${t("comments.member.edited")}`}
        </Typography>
      </Box>
    </Stack>
  );
}
