import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { ActionBar } from "../../common/ActionBar";
import { useTexts } from "../../common/useTexts";
import { useEntityPath } from "../../entity/useEntityPath";
import type { RecordStep } from "./setupSteps";

interface SetupFootProps {
  readonly steps: readonly RecordStep[];
  readonly record: EntityRecord;
  readonly current: string;
}

/** The way back and on from a step that is a tab, which saves by itself and brings no bar. */
export function SetupFoot({ steps, record, current }: SetupFootProps) {
  const { t } = useTexts();
  const path = useEntityPath();
  const index = steps.findIndex((step) => step.path === current);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <Box sx={{ maxWidth: 880 }}>
      <ActionBar>
        {before ? (
          <Button color="inherit" component={Link} to={path.record(record.id, before.path)} sx={{ mr: "auto" }}>
            {t("console.wizard.back")}
          </Button>
        ) : null}
        {after ? (
          <Button variant="outlined" component={Link} to={path.record(record.id, after.path)}>
            {t("console.wizard.next")}
          </Button>
        ) : null}
      </ActionBar>
    </Box>
  );
}
