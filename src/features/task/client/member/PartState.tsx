import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import RadioButtonUncheckedOutlined from "@mui/icons-material/RadioButtonUncheckedOutlined";
import UndoOutlined from "@mui/icons-material/UndoOutlined";
import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import type { MemberPart } from "../../shared/api";

const STATES = {
  TODO: { Glyph: RadioButtonUncheckedOutlined, color: "text.secondary" },
  SENT: { Glyph: CheckCircleOutlined, color: "success.main" },
  SENT_BACK: { Glyph: UndoOutlined, color: "error.main" },
  HIDDEN: { Glyph: VisibilityOffOutlined, color: "text.secondary" },
} as const;

/** How one's answer to a part stands, in a sign and in words. */
export function PartState({ state, isRequired }: Pick<MemberPart, "state" | "isRequired">) {
  const { t } = useTexts();
  const { Glyph, color } = STATES[state];
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: "center", color }}>
      <Glyph fontSize="small" aria-hidden />
      <Typography component="span" variant="body2" sx={{ color: "inherit" }}>
        {t(`task.states.${state}`)}
        {state === "TODO" && !isRequired && ` · ${t("task.optional")}`}
      </Typography>
    </Stack>
  );
}
