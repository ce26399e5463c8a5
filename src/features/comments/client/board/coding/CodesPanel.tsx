import { Box, Button, ButtonBase, Paper, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { useEntityOf, useTexts } from "../../../../../client/kit/console";
import { CodeDot } from "./CodeDot";
import { useCoding } from "./CodingContext";
import type { Code } from "./useCodes";

interface CodeRowProps {
  readonly code: Code;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function CodeRow({ code, count, isChosen, onPress }: CodeRowProps) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onPress}
      sx={{
        width: "100%",
        minHeight: 36,
        px: 1.5,
        gap: 1,
        justifyContent: "flex-start",
        textAlign: "left",
        bgcolor: isChosen ? "action.selected" : "transparent",
        "&:hover": { bgcolor: isChosen ? "action.selected" : "action.hover" },
        "&:focus-visible": { outlineOffset: -2 },
      }}
    >
      <CodeDot color={code.color} />
      <Typography component="span" variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {code.name}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {count}
      </Typography>
    </ButtonBase>
  );
}

interface CodesPanelProps {
  readonly chosen: string | undefined;
  readonly onChoose: (codeId: string | undefined) => void;
}

/** The codes with how often each was used here; one of them narrows the conversation. */
export function CodesPanel({ chosen, onChoose }: CodesPanelProps) {
  const { t } = useTexts();
  const coding = useCoding();
  const hasBook = useEntityOf("codes")?.actions.list === true;
  if (!coding) return null;
  const countOf = (id: string) => coding.passages.filter(({ codeId }) => codeId === id).length;
  const rows = coding.codes
    .map((code) => ({ code, count: countOf(code.id) }))
    .filter(({ code, count }) => count > 0 || !code.isArchived)
    .sort((a, b) => b.count - a.count || a.code.name.localeCompare(b.code.name));
  return (
    <Paper component="section" aria-label={t("comments.board.coding.title")} variant="outlined" sx={{ overflow: "hidden" }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", px: 1.5, minHeight: 44 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t("comments.board.coding.title")}
        </Typography>
        {hasBook && (
          <Button size="small" color="inherit" component={Link} to="/codes">
            {t("comments.board.coding.book")}
          </Button>
        )}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: "divider", maxHeight: "60vh", overflowY: "auto" }}>
        {(coding.canCode || rows.length === 0) && (
          <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, py: 1.5 }}>
            {t(coding.canCode ? "comments.board.coding.how" : "comments.board.coding.unused")}
          </Typography>
        )}
        {rows.map(({ code, count }) => (
          <CodeRow
            key={code.id}
            code={code}
            count={count}
            isChosen={code.id === chosen}
            onPress={() => onChoose(code.id === chosen ? undefined : code.id)}
          />
        ))}
      </Box>
    </Paper>
  );
}
