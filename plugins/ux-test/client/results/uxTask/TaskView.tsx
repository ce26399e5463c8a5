import { Box, Chip, Stack } from "@mui/material";
import { type QuestionResultProps, useTexts } from "../../../../../src/client/kit/console";
import type { TaskFigures } from "../../../questions/uxTask/results";
import { Figure } from "../Figure";
import { useFormats } from "../useFormats";

/** How people fared with a task, beside the chart of how it ended. Its success is what they say, which it says of itself. */
export function TaskView({ drawing, base }: QuestionResultProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { success, seconds, ease, phones } = drawing as unknown as TaskFigures;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box>
        <Chip size="small" variant="outlined" label={t("uxTest.results.declared")} title={t("uxTest.results.declaredHelp")} />
      </Box>
      <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2, m: 0 }}>
        <Figure
          value={formats.share(success.share)}
          label={t("uxTest.results.success", { smart_count: base })}
          note={t("uxTest.results.interval", { range: formats.shares(success.interval) })}
        />
        {seconds && (
          <Figure
            value={formats.seconds(seconds.median)}
            label={t("uxTest.results.median")}
            note={
              seconds.interval
                ? t("uxTest.results.interval", { range: formats.range(seconds.interval.low, seconds.interval.high) })
                : t("uxTest.results.fewPeople")
            }
          />
        )}
        {ease && (
          <Figure
            value={formats.decimal(ease.mean)}
            label={t("uxTest.results.ease", { smart_count: ease.answers })}
            note={t("uxTest.results.easeScale")}
          />
        )}
        {phones > 0 && <Figure value={formats.share(phones / base)} label={t("uxTest.results.phones")} />}
      </Box>
    </Stack>
  );
}
