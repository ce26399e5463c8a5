import { Box, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { useTexts } from "../../common/useTexts";
import { StepList } from "../steps/StepList";
import { StepProgress } from "../steps/StepProgress";
import type { WizardRunState } from "./useWizardRun";
import { wizardEntries } from "./wizardEntries";

/** How far the wizard is: all steps beside the form, or on a phone the one in view above it. */
export function WizardSteps({ run }: { readonly run: WizardRunState }) {
  const { t } = useTexts();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"), { noSsr: true });
  const { page, wizard, state, texts, addressOf } = run;
  const { record, step: current } = page;
  const steps = wizardEntries({
    steps: wizard.steps,
    progress: { ...state, ...(record ? { record } : {}), data: state.values, current },
    titleOf: texts.step,
    summaryTitle: t("console.wizard.summary"),
    addressOf,
  });
  if (isPhone) return <StepProgress steps={steps} />;
  return (
    <Box sx={{ position: "sticky", top: 80 }}>
      <StepList steps={steps} />
    </Box>
  );
}
