import { Alert, Box, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { findingText, logicScope, placeOfIssue } from "../../../../client/kit/questions";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { RobotFinding } from "../../../../survey/robots/findingsOf";

const ICONS = { error: "ErrorOutline", warning: "Warning" } as const;
const NO_TYPES = new Map<string, never>();

interface RobotFindingsProps {
  readonly draft: Questionnaire;
  readonly findings: readonly RobotFinding[];
}

/** What robots would have changed, in words and with its place. */
export function RobotFindings({ draft, findings }: RobotFindingsProps) {
  const { t } = useTexts();
  if (findings.length === 0) return <Alert severity="success">{t("surveys.robots.clean")}</Alert>;
  const scope = logicScope({ draft, types: NO_TYPES, language: draft.languages[0] ?? "", t });
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {findings.map((finding) => (
        <Box
          component="li"
          key={`${finding.finding} ${finding.questionId} ${finding.path} ${JSON.stringify(finding.params)}`}
          sx={{ display: "flex", gap: 1, minWidth: 0 }}
        >
          <Icon name={ICONS[finding.severity]} fontSize="small" sx={{ color: `${finding.severity}.main`, mt: 0.25 }} />
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <Typography variant="body2">{findingText(finding, scope)}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {[placeOfIssue(finding, scope), ...(finding.isCertain ? [] : [t("surveys.robots.uncertain")])].join(" · ")}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
