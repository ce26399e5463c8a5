import { Box, List, ListItem, ListItemButton, ListItemText, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { findingText, placeOfIssue, useLogicScope } from "../../../../client/kit/questions";
import type { RobotFinding } from "../../../../survey/robots/findingsOf";
import { useEditor } from "../editor/EditorContext";
import { focusOf } from "../logic/model/focusOfFault";

const ICONS = { error: "ErrorOutline", warning: "Warning" } as const;

interface FindingListProps {
  readonly severity: RobotFinding["severity"];
  readonly findings: readonly RobotFinding[];
  /** Once an entry has led to its place. */
  readonly onLeave: () => void;
}

/** Findings of one severity; those with a place in the questionnaire lead to it. */
export function FindingList({ severity, findings, onLeave }: FindingListProps) {
  const { t } = useTexts();
  const { setFocus } = useEditor();
  const scope = useLogicScope();
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return null;
  const title = t(`surveys.robots.severities.${severity}`, { smart_count: own.length });
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <List dense disablePadding>
        {own.map((finding) => {
          const focus = focusOf(finding, scope.draft);
          const isAnywhere = focus?.kind === "texts";
          const text = (
            <>
              <Icon name={ICONS[severity]} sx={{ color: `${severity}.main`, mr: 1.5, mt: 0.75, alignSelf: "flex-start" }} />
              <ListItemText
                primary={findingText(finding, scope)}
                secondary={[
                  ...(isAnywhere ? [] : [placeOfIssue(finding, scope)]),
                  ...(finding.isCertain ? [] : [t("surveys.robots.uncertain")]),
                ].join(" · ")}
                slotProps={{ primary: { sx: { overflowWrap: "anywhere" } }, secondary: { sx: { overflowWrap: "anywhere" } } }}
              />
            </>
          );
          const open = () => {
            onLeave();
            setFocus(focus);
          };
          return (
            <ListItem
              key={`${finding.finding} ${finding.questionId} ${finding.path} ${JSON.stringify(finding.params)}`}
              disablePadding
            >
              {isAnywhere ? (
                <Box sx={{ display: "flex", alignItems: "center", px: 2, py: 0.5, width: 1 }}>{text}</Box>
              ) : (
                <ListItemButton onClick={open}>{text}</ListItemButton>
              )}
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}
