import { Alert, Box, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../src/client/kit/console";
import type { NeuroDrawing } from "../../question/results";

type CountedZone = NeuroDrawing["zones"][number];

interface ZonePictureProps {
  readonly image: string;
  readonly zones: readonly CountedZone[];
  readonly shareOf: (zone: CountedZone) => string;
  readonly label: string;
}

const percent = (share: number) => `${share * 100}%`;

/** The advertisement with its zones, and how many marked a place in each. */
export function ZonePicture({ image, zones, shareOf, label }: ZonePictureProps) {
  const { t } = useTexts();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ pb: 0.5 }}>
        {label}
      </Typography>
      {hasFailed ? (
        <Alert severity="error">{t("neuro.monitor.imageFailed")}</Alert>
      ) : (
        <Box
          aria-hidden
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
            sx={{ display: "block", maxWidth: "100%", maxHeight: "50vh" }}
          />
          {zones.map((zone) => (
            <Box
              key={zone.name}
              style={{ left: percent(zone.x), top: percent(zone.y), width: percent(zone.width), height: percent(zone.height) }}
              sx={{
                position: "absolute",
                // Pictures are of any colour: a light line around a dark one is seen on all.
                border: "2px solid #0b3d91",
                outline: "1px solid #fff",
                backgroundColor: "rgba(11, 61, 145, 0.14)",
              }}
            >
              <Box
                component="span"
                sx={{ px: 0.5, fontSize: 12, lineHeight: "18px", fontWeight: 700, color: "#fff", backgroundColor: "#0b3d91" }}
              >
                {shareOf(zone)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {zones.map((zone) => (
          <li key={zone.name}>{t("neuro.monitor.zoneShare", { name: zone.name, share: shareOf(zone) })}</li>
        ))}
      </Box>
    </Box>
  );
}
