import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTexts } from "../../../../src/client/kit/member";

interface ImageStepsProps {
  readonly index: number;
  readonly total: number;
  /** Whether this image has all it asks for: going on is what comes next then. */
  readonly isDone: boolean;
  readonly onGo: (index: number) => void;
}

/** To the image before and to the one after. */
export function ImageSteps({ index, total, isDone, onGo }: ImageStepsProps) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "space-between" }}>
      {index > 0 && (
        <Button variant="outlined" size="large" sx={{ minHeight: 48 }} onClick={() => onGo(index - 1)}>
          {t("heatMap.member.previous")}
        </Button>
      )}
      {index + 1 < total && (
        <Button
          variant={isDone ? "contained" : "outlined"}
          size="large"
          sx={{ minHeight: 48, ml: "auto", flexGrow: { xs: 1, sm: 0 } }}
          onClick={() => onGo(index + 1)}
        >
          {t("heatMap.member.next")}
        </Button>
      )}
    </Box>
  );
}
