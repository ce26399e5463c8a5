import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../src/client/kit/member";

const FORWARD = { minHeight: 48, ml: "auto", flexGrow: { xs: 1, sm: 0 } };

interface ImageStepsProps {
  readonly index: number;
  readonly total: number;
  /** Whether this image has all it asks for: going on is what comes next then. */
  readonly isDone: boolean;
  /** Whether all images have: then it leads back to the activities. */
  readonly isAllDone: boolean;
  readonly onGo: (index: number) => void;
}

/** To the image before, to the one after, and back to the activities. */
export function ImageSteps({ index, total, isDone, isAllDone, onGo }: ImageStepsProps) {
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
          variant={isDone && !isAllDone ? "contained" : "outlined"}
          size="large"
          sx={FORWARD}
          onClick={() => onGo(index + 1)}
        >
          {t("heatMap.member.next")}
        </Button>
      )}
      {isAllDone && (
        <Button component={Link} to="/activities" variant="contained" size="large" sx={FORWARD}>
          {t("heatMap.member.back")}
        </Button>
      )}
    </Box>
  );
}
