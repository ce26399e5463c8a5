import { Box } from "@mui/material";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { WizardAsideProps } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { SUMMARY } from "../steps/steps";
import type { WizardRunState } from "./useWizardRun";

interface WithAsideProps {
  readonly run: WizardRunState;
  readonly onFinishLabel: WizardAsideProps["onFinishLabel"];
  readonly children: ReactNode;
}

/** A step with what an extension shows beside it: on a phone, below. */
export function WithAside({ run, onFinishLabel, children }: WithAsideProps) {
  const aside = useClientRegistry().wizardAsides.get(run.wizard.name);
  const load = aside?.load;
  const Aside = useMemo(() => load && lazy(load), [load]);
  const isShown = aside?.steps.includes(run.step?.name ?? SUMMARY) ?? false;
  if (!Aside || !isShown) return children;
  const isBelow = aside?.isBelow?.(run.step?.name ?? SUMMARY, run.state.values) ?? false;
  return (
    <Box
      sx={{
        ...{ display: "grid", gap: 2, alignItems: "start" },
        gridTemplateColumns: isBelow ? "minmax(0, 1fr)" : { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Suspense fallback={null}>
        <Aside values={run.state.values} onFinishLabel={onFinishLabel} />
      </Suspense>
    </Box>
  );
}
