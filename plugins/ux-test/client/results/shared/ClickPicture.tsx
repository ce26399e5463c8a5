import { Alert, Box, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { Area, Place } from "../../../../../src/shared/area";
import { useFormats } from "../useFormats";

export interface ClickMark extends Place {
  readonly isHit: boolean;
}

interface ClickPictureProps {
  readonly image: string;
  readonly areas: readonly Area[];
  readonly marks: readonly ClickMark[];
  /** How many presses the figures are of. */
  readonly of: number;
  /** Of the picture, of presses that hit an area, and of those that missed them all. */
  readonly labels: { readonly picture: string; readonly hit: string; readonly miss: string };
}

/** A picture with its areas and presses: circles hit, crosses missed. What it says, the tables around it say too. */
export function ClickPicture({ image, areas, marks, of, labels }: ClickPictureProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <Alert severity="error">{t("clickTest.results.imageFailed")}</Alert>;
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        role="img"
        aria-label={labels.picture}
        sx={{
          position: "relative",
          width: "fit-content",
          maxWidth: "100%",
          lineHeight: 0,
          overflow: "hidden",
          borderRadius: 1,
          border: 1,
          borderColor: "divider",
        }}
      >
        <Box
          component="img"
          src={image}
          alt=""
          onError={() => setHasFailed(true)}
          sx={{ display: "block", maxWidth: "100%", maxHeight: "60vh" }}
        />
        <Box component="svg" aria-hidden sx={{ position: "absolute", inset: 0, width: "100%", height: "100%" }}>
          {areas.map(({ x, y, width, height }, index) => (
            <g key={`${x} ${y} ${width} ${height}`}>
              <rect x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} fill="none" stroke="#fff" strokeWidth="4" />
              <rect
                x={`${x}%`}
                y={`${y}%`}
                width={`${width}%`}
                height={`${height}%`}
                fill="rgba(11, 61, 145, 0.1)"
                stroke="#0b3d91"
                strokeWidth="2"
                strokeDasharray="6 4"
              />
              <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
                <rect width="20" height="18" fill="#0b3d91" />
                <text x="10" y="13" textAnchor="middle" fontSize="12" fontWeight="700" fill="#fff">
                  {index + 1}
                </text>
              </svg>
            </g>
          ))}
          {marks.map(({ x, y, isHit }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: presses have no name of their own
            <svg key={index} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
              <Mark isHit={isHit} />
            </svg>
          ))}
        </Box>
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", typography: "body2" }}>
        <LegendEntry isHit label={labels.hit} />
        <LegendEntry isHit={false} label={labels.miss} />
        {marks.length < of && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("clickTest.results.latestOnly", { smart_count: marks.length, count: formats.count(marks.length) })}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}

/** Told apart by shape as well as by colour, on pictures of any colour. */
function Mark({ isHit }: { readonly isHit: boolean }) {
  if (isHit) return <circle r="6" fill="#1b7f3b" fillOpacity="0.85" stroke="#fff" strokeWidth="1.5" />;
  return (
    <>
      <path d="M-5-5 5 5M-5 5 5-5" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <path d="M-5-5 5 5M-5 5 5-5" stroke="#b3261e" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function LegendEntry({ isHit, label }: { readonly isHit: boolean; readonly label: string }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75 }}>
      <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
        <Mark isHit={isHit} />
      </svg>
      {label}
    </Box>
  );
}
