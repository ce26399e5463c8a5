import { Alert, Box, ButtonBase, Stack, Typography } from "@mui/material";
import { useMemo } from "react";
import { useTexts } from "../../../../../client/kit/console";
import {
  blockName,
  issuesOf,
  issueText,
  nameOf,
  plainText,
  showIfPieces,
  useLogicScope,
} from "../../../../../client/kit/questions";
import type { Block } from "../../../../../survey/questionnaire";
import { useEditor } from "../../editor/EditorContext";
import { blockLogicSummary } from "../logicSummary";
import { flowOf } from "./flow";
import { shownIf, waysFrom } from "./mapTexts";

interface RouteListProps {
  readonly onOpen: (questionId: string) => void;
}

/** The map in words: each question, for whom it is and where it leads. */
export function RouteList({ onOpen }: RouteListProps) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const scope = useLogicScope();
  const { draft, faults } = editor;
  // The condition is said in full above.
  const summaryOf = ({ showIf: _showIf, ...rest }: Block) => blockLogicSummary(rest, t);
  const { edges } = useMemo(() => flowOf(draft), [draft]);
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t("surveys.logic.map.list")}
      sx={{ flex: 1, overflowY: "auto", p: { xs: 1.5, sm: 3 } }}
    >
      <Stack sx={{ gap: 3, maxWidth: 880, mx: "auto" }}>
        {draft.blocks.map((block, index) => (
          <Box key={block.id} component="section">
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {blockName(scope, index)}
            </Typography>
            {block.showIf && <Typography sx={{ mb: 1 }}>{plainText(showIfPieces(block.showIf, scope))}</Typography>}
            {summaryOf(block) && <Typography sx={{ mb: 1 }}>{summaryOf(block)}</Typography>}
            <Stack component="ol" sx={{ m: 0, p: 0, listStyle: "none", gap: 1 }}>
              {block.questions.map((question) => {
                const broken = [...new Set(issuesOf(faults, question).map((fault) => issueText(fault, t)))];
                const condition = shownIf(question, scope);
                return (
                  <Box
                    component="li"
                    key={question.id}
                    sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 1.5, minWidth: 0 }}
                  >
                    <ButtonBase
                      onClick={() => onOpen(question.id)}
                      sx={{ font: "inherit", fontWeight: 600, textAlign: "left", minHeight: 32 }}
                    >
                      {nameOf(question, scope.language)}
                    </ButtonBase>
                    {condition && <Typography sx={{ overflowWrap: "anywhere" }}>{condition}</Typography>}
                    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}>
                      {waysFrom(question, edges, scope).map((way) => (
                        <li key={way}>{way}</li>
                      ))}
                    </Box>
                    {broken.length > 0 && (
                      <Alert severity="warning" sx={{ mt: 1 }}>
                        {broken.join(" ")}
                      </Alert>
                    )}
                  </Box>
                );
              })}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
