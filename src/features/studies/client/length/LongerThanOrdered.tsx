import { Alert, Box, Link } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../../../client/kit/console";
import { minutesOf } from "./minutes";

/** The form with the field that a study's length is ordered by, wherever its product asks for it. */
export const lengthAddress = (studyId: string): string => `/studies/${studyId}/edit?field=estimatedDuration`;

interface LongerThanOrderedProps {
  readonly studyId: string;
  readonly seconds: number;
  /** Minutes. */
  readonly ordered: number;
  /** More that can be done, before the way to a longer order. */
  readonly children?: ReactNode;
}

/** An interview is longer than its price is for: what to do about it. */
export function LongerThanOrdered({ studyId, seconds, ordered, children }: LongerThanOrderedProps) {
  const { t } = useTexts();
  return (
    <Alert severity="warning">
      {t("studies.length.longer", { minutes: minutesOf(seconds), ordered })}
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mt: 0.5 }}>
        {children}
        <Link component={RouterLink} to={lengthAddress(studyId)} color="inherit">
          {t("studies.length.change")}
        </Link>
      </Box>
    </Alert>
  );
}
