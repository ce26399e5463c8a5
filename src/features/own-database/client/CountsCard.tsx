import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { OwnPeopleList } from "../shared/api/people";

const FIGURES = ["people", "invited", "answered", "begun", "bounced", "unsubscribed", "screenedOut", "byLink"] as const;

interface CountsCardProps {
  readonly counts: OwnPeopleList["counts"];
  /** People whom the licence allows. */
  readonly most: number | null;
}

/** How many were written to, and what came of it. */
export function CountsCard({ counts, most }: CountsCardProps) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const notes: Partial<Record<(typeof FIGURES)[number], string>> = {
    ...(most === null ? {} : { people: t("ownDatabase.people.most", { limit: number.format(most) }) }),
    ...(counts.invited > 0
      ? { answered: t("ownDatabase.people.rate", { share: percent.format(counts.answered / counts.invited) }) }
      : {}),
  };
  return (
    <Box
      component="dl"
      aria-label={t("ownDatabase.people.counts")}
      sx={{
        ...{ m: 0, display: "grid", gap: 2 },
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(4, minmax(0, 1fr))" },
      }}
    >
      {FIGURES.map((name) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {t(`ownDatabase.people.figures.${name}`)}
          </Typography>
          <Typography component="dd" variant="h4" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
            {number.format(counts[name])}
          </Typography>
          {notes[name] && (
            <Typography component="dd" variant="body2" sx={{ m: 0, color: "text.secondary" }}>
              {notes[name]}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
