import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import type { EntityRecord, SetupWizard } from "../../../host/clientHost";
import { ActionBar } from "../../common/ActionBar";
import { useTexts } from "../../common/useTexts";
import { useEntityPath } from "../../entity/useEntityPath";

interface SetupFootProps {
  readonly wizard: SetupWizard;
  readonly record: EntityRecord;
  readonly current: string;
}

/** The way back and on from a step that is a tab, which saves by itself and brings no bar. */
export function SetupFoot({ wizard, record, current }: SetupFootProps) {
  const { t } = useTexts();
  const path = useEntityPath();
  const index = wizard.steps.findIndex((step) => step.path === current);
  const [before, after] = [wizard.steps[index - 1], wizard.steps[index + 1]];
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
