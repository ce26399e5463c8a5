import { Box, Typography } from "@mui/material";
import { useEffect } from "react";
import { RelativeTime, useTexts } from "../../../../../src/client/kit/console";
import type { ListedPoint } from "../../../shared/api/results";
import type { SignLabels } from "../../../shared/api/schemas";
import { SignMark } from "../SignMark";

interface ExplanationProps {
  readonly point: ListedPoint;
  readonly labels: SignLabels;
  /** Name of the part of the grid it lies in. */
  readonly cell: string;
  readonly onPoint: (point: ListedPoint | undefined) => void;
}

/** A point with what was written to it; pointed at, it shows on the image. */
export function Explanation({ point, labels, cell, onPoint }: ExplanationProps) {
  const { t } = useTexts();
  const { sign, explanation, nickname, createdAt } = point;
  // Gone from the list, it is left by no pointer.
  useEffect(() => () => onPoint(undefined), [onPoint]);
  return (
    <Box
      component="li"
      // Focusable for what the pointer does: showing where it lies.
      tabIndex={0}
      onFocus={() => onPoint(point)}
      onBlur={() => onPoint(undefined)}
      onMouseEnter={() => onPoint(point)}
      onMouseLeave={() => onPoint(undefined)}
      sx={{
        display: "flex",
        gap: 1.25,
        py: 1.25,
        px: 1,
        mx: -1,
        borderBottom: 1,
        borderColor: "divider",
        "&:hover, &:focus-visible": { bgcolor: "action.hover" },
      }}
    >
      <Box sx={{ pt: "2px" }}>
        <Box component="span" role="img" aria-label={labels[sign]} title={labels[sign]} sx={{ display: "inline-flex" }}>
          <SignMark sign={sign} />
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          sx={{
            overflowWrap: "anywhere",
            whiteSpace: "pre-line",
            ...(explanation ? {} : { color: "text.secondary", fontStyle: "italic" }),
          }}
        >
          {explanation || t("heatMap.results.explanations.blank")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {nickname ?? t("heatMap.results.explanations.nobody")} · {cell} · <RelativeTime value={createdAt} />
        </Typography>
      </Box>
    </Box>
  );
}
