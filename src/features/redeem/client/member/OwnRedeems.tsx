import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import type { OwnRedeem } from "../../shared/api/redeem";

const COLORS: Readonly<Record<string, "success" | "default" | "error">> = { COMPLETED: "success", REJECTED: "error" };

/** Entries of a raffle aren't prepared by anybody: they wait for the draw. */
const RAFFLE = "RAFFLE";

interface OwnRedeemsProps {
  readonly redeems: readonly OwnRedeem[];
  readonly onShow: (redeem: OwnRedeem) => void;
}

/** What one asked for, and what became of it. */
export function OwnRedeems({ redeems, onShow }: OwnRedeemsProps) {
  const { t, language } = useTexts();
  const days = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <Card sx={{ border: 1, borderColor: "divider", px: { xs: 2.5, sm: 3 } }}>
      {/* The role: Safari takes the list for none without its marks. */}
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {redeems.map((redeem) => (
          <Box
            component="li"
            key={redeem.id}
            sx={{
              py: 2,
              borderTop: 1,
              borderColor: "divider",
              "&:first-of-type": { borderTop: 0 },
              display: "flex",
              flexWrap: "wrap",
              gap: 1,
              alignItems: "center",
              justifyContent: "space-between",
            }}
          >
            <Box sx={{ minWidth: 0, flex: "1 1 200px" }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{redeem.cardName}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                <time dateTime={redeem.initialDate}>{days.format(new Date(redeem.initialDate))}</time>
                {` · ${t("redeem.wallet.cost", { smart_count: redeem.labs })}`}
              </Typography>
              {redeem.rejection && (
                <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                  {redeem.rejection}
                </Typography>
              )}
            </Box>
            <Chip
              size="small"
              variant="outlined"
              color={COLORS[redeem.status] ?? "default"}
              label={t(`redeem.wallet.${redeem.type === RAFFLE ? "raffleStatus" : "status"}.${redeem.status}`)}
            />
            {redeem.hasCode && (
              <Button variant="outlined" onClick={() => onShow(redeem)} sx={{ minHeight: 44 }}>
                {t("redeem.wallet.show")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
