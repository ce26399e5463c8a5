import { Accordion, AccordionDetails, AccordionSummary, Box, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { placeOfIssue, useLogicScope } from "../../../../client/kit/questions";
import type { RobotEnding, RobotReport } from "../../../../survey/robots/robotReport";
import { exampleLines } from "./exampleLines";

function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

function Ending({ ending }: { readonly ending: RobotEnding }) {
  const { t, language } = useTexts();
  const scope = useLogicScope();
  const { disposition, endedBy, ways, share, example } = ending;
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ heading: { component: "h4" } }}>
      <AccordionSummary expandIcon={<Icon name="ExpandMore" />}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" component="span" sx={{ display: "block", fontWeight: 600, overflowWrap: "anywhere" }}>
            {t(`entities.response.enums.disposition.${disposition}`)}
            {endedBy && ` · ${placeOfIssue(endedBy, scope)}`}
          </Typography>
          <Typography variant="body2" component="span" sx={{ display: "block", color: "text.secondary" }}>
            {t("surveys.robots.ways", { smart_count: ways })} · {t("surveys.robots.share", { share: percent(share, language) })}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
          {t("surveys.robots.example")}
        </Typography>
        <Stack component="ol" sx={{ m: 0, pl: 3, gap: 0.75, typography: "body2", overflowWrap: "anywhere" }}>
          {exampleLines(example, scope).map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way never changes, and its lines may be equal
            <li key={index}>
              {question}: <strong>{answer}</strong>
            </li>
          ))}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

/** How people end, each with a way that leads there. */
export function EndingList({ endings, stuck }: Pick<RobotReport, "endings" | "stuck">) {
  const { t, language } = useTexts();
  return (
    <Box component="section" aria-label={t("surveys.robots.endings")}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t("surveys.robots.endings")}
      </Typography>
      {endings.map((ending) => (
        <Ending key={`${ending.disposition} ${ending.endedBy?.questionId} ${ending.endedBy?.path}`} ending={ending} />
      ))}
      {stuck > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {t("surveys.robots.stuck", { share: percent(stuck, language) })}
        </Typography>
      )}
    </Box>
  );
}
