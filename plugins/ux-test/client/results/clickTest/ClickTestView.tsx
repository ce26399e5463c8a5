import { Box, FormControlLabel, Stack, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { type QuestionResultProps, useTexts } from "../../../../../src/client/kit/console";
import { FLAGS } from "../../../questions/clickTest/clickTestQuestion";
import type { ClickDrawing } from "../../../questions/clickTest/results";
import { Figure } from "../Figure";
import { ClickPicture } from "../shared/ClickPicture";
import { TimeFigure } from "../shared/TimeFigure";
import { useFormats } from "../useFormats";
import { AreaTable, PerformanceTable } from "./tables";

/** Where respondents pressed first, how many found the place and how fast. */
export function ClickTestView({ drawing }: QuestionResultProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [isSureOnly, setIsSureOnly] = useState(false);
  const { image, areas, all, unflagged, marks } = drawing as unknown as ClickDrawing;
  const summary = isSureOnly ? unflagged : all;
  if (all.all.count === 0) return <Typography sx={{ color: "text.secondary" }}>{t("clickTest.results.none")}</Typography>;
  const { hits, hitTimes, count } = summary.all;
  const shown = marks.flatMap(([x, y, area, , isFlagged]) => (isSureOnly && isFlagged ? [] : [{ x, y, isHit: area >= 0 }]));
  const reasons = FLAGS.filter((flag) => all.flags[flag] > 0)
    .map((flag) => t(`clickTest.results.flags.${flag}`, { smart_count: all.flags[flag] }))
    .join(" · ");
  return (
    <Stack sx={{ gap: 2 }}>
      {count > 0 && (
        <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2 }}>
          <Figure
            value={formats.share(hits.share)}
            label={t("clickTest.results.accuracy")}
            note={t("clickTest.results.interval", { range: formats.shares(hits) })}
          />
          {hitTimes && <TimeFigure label={t("clickTest.results.hitTime")} times={hitTimes} />}
        </Box>
      )}
      {all.flagged > 0 && (
        <Box>
          <FormControlLabel
            control={<Switch checked={isSureOnly} onChange={(_event, checked) => setIsSureOnly(checked)} />}
            label={t("clickTest.results.leaveOut", { smart_count: all.flagged })}
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {reasons}
          </Typography>
        </Box>
      )}
      <ClickPicture
        image={image}
        areas={areas}
        marks={shown}
        of={count}
        labels={{
          picture: t("clickTest.results.picture", {
            hits: formats.count(shown.filter(({ isHit }) => isHit).length),
            misses: formats.count(shown.filter(({ isHit }) => !isHit).length),
          }),
          hit: t("clickTest.results.hit"),
          miss: t("clickTest.results.miss"),
        }}
      />
      <PerformanceTable summary={summary} />
      <AreaTable summary={summary} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("clickTest.results.method")}
      </Typography>
    </Stack>
  );
}
