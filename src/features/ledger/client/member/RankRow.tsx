import EmojiEventsOutlined from "@mui/icons-material/EmojiEventsOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import type { RankedBy, RankedMember } from "../../shared/api/ranking";

const PODIUM = 3;

interface RankRowProps {
  readonly member: RankedMember;
  readonly by: RankedBy;
  readonly isMe: boolean;
}

/** A member in the ranking: the rank, who it is, and how many. */
export function RankRow({ member, by, isMe }: RankRowProps) {
  const { t, language } = useTexts();
  const { rank, nickname, image, value, medals } = member;
  const figures = new Intl.NumberFormat(language);
  return (
    <Box
      component="li"
      aria-current={isMe || undefined}
      sx={(theme) => ({
        display: "grid",
        gridTemplateColumns: "40px auto minmax(0, 1fr) auto",
        alignItems: "center",
        columnGap: 1.5,
        px: { xs: 2, sm: 2.5 },
        py: 1.25,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
        ...(isMe && { backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 8%, transparent)` }),
      })}
    >
      <Typography
        sx={{
          fontVariantNumeric: "tabular-nums",
          fontWeight: rank <= PODIUM ? 700 : 400,
          fontSize: rank <= PODIUM ? "1.25rem" : "1rem",
          textAlign: "center",
        }}
      >
        {figures.format(rank)}
      </Typography>
      <Avatar {...(image ? { src: image } : {})} alt="" sx={{ width: 40, height: 40, fontSize: 16 }}>
        {[...nickname][0]?.toUpperCase()}
      </Avatar>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {nickname}
          {isMe && ` ${t("ledger.ranking.me")}`}
        </Typography>
        {medals > 0 && (
          <Typography variant="body2" sx={{ display: "flex", alignItems: "center", gap: 0.5, color: "text.secondary" }}>
            <EmojiEventsOutlined aria-hidden sx={{ fontSize: "1.15em" }} />
            {t("ledger.ranking.medalCount", { smart_count: medals })}
          </Typography>
        )}
      </div>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums", textAlign: "right" }}>
        {t(`ledger.ranking.value.${by}`, { smart_count: value, value: figures.format(value) })}
      </Typography>
    </Box>
  );
}
