import { Box, Chip, Stack, TableCell, TableRow, Typography } from "@mui/material";
import { type QuestionResultProps, useTexts } from "../../../../../src/client/kit/console";
import type { PathDrawing } from "../../../questions/imagePath/results";
import { Figure } from "../Figure";
import { Cell, Figures, ShareCell } from "../shared/Figures";
import { TimeFigure } from "../shared/TimeFigure";
import { useFormats } from "../useFormats";
import { ScreenResults } from "./ScreenResults";

/** Who got to the goal and how directly, by which ways, and what was pressed on each screen. */
export function ImagePathView({ drawing }: QuestionResultProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { count, success, outcomes, times, shortest, paths, screens, repeated } = drawing as unknown as PathDrawing;
  if (count === 0) return <Typography sx={{ color: "text.secondary" }}>{t("imagePath.results.none")}</Typography>;
  const columns = (...names: readonly string[]) => names.map((name) => t(`imagePath.results.columns.${name}`));
  return (
    <Stack sx={{ gap: 2 }}>
      <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2 }}>
        <Figure
          value={formats.share(success.share)}
          label={t("imagePath.results.success")}
          note={t("clickTest.results.interval", { range: formats.shares(success) })}
        />
        {times && <TimeFigure label={t("imagePath.results.time")} times={times} />}
      </Box>
      <Figures title={t("imagePath.results.outcomes")} columns={columns("outcome", "people", "share")}>
        {outcomes.map(({ outcome, ...share }) => (
          <TableRow key={outcome}>
            <TableCell component="th" scope="row">
              {t(`imagePath.results.outcome.${outcome}`)}
            </TableCell>
            <Cell value={formats.count(share.count)} />
            <ShareCell share={share} />
          </TableRow>
        ))}
      </Figures>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {shortest !== null && t("imagePath.results.shortest", { smart_count: shortest })}{" "}
        {repeated > 0 && t("imagePath.results.repeated", { smart_count: repeated })}
      </Typography>
      <Figures title={t("imagePath.results.paths")} columns={columns("path", "people")}>
        {paths.map(({ screens: names, outcome, count: people }) => (
          <TableRow key={`${outcome} ${names.join(" ")}`}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
              {names.join(" → ")}{" "}
              <Chip size="small" variant="outlined" component="span" label={t(`imagePath.results.outcome.${outcome}`)} />
            </TableCell>
            <Cell value={formats.count(people)} />
          </TableRow>
        ))}
      </Figures>
      <ScreenResults screens={screens} />
    </Stack>
  );
}
