import { Box } from "@mui/material";
import type { QuestionIssue } from "../../../contracts/api/questionnaires";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { issueText } from "../issueTexts";

/** The issues of one JSON pointer, beside what mends them. */
export function IssueNotes({ faults, pointer }: { readonly faults: readonly QuestionIssue[]; readonly pointer: string }) {
  const { t } = useTexts();
  const own = [...new Set(faults.filter(({ path }) => path === pointer).map((fault) => issueText(fault, t)))];
  return own.map((text) => (
    <Box key={text} sx={{ display: "flex", gap: 0.75, typography: "body2", alignItems: "flex-start", width: "100%" }}>
      <Icon name="Warning" sx={{ color: "warning.main", mt: 0.25 }} />
      <span>{text}</span>
    </Box>
  ));
}
