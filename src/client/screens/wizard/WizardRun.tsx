import { Box } from "@mui/material";
import { Navigate, useLocation } from "react-router-dom";
import { ApiError } from "../../data/api";
import { PageHeader } from "../common/PageHeader";
import { ErrorState } from "../common/states";
import { ConflictDialog } from "../record/edit/ConflictDialog";
import { BackLink } from "../record/page/BackLink";
import { useWizardRun, type WizardRunProps, type WizardRunState } from "./run/useWizardRun";
import { WizardContent } from "./run/WizardContent";
import { WizardSteps } from "./run/WizardSteps";
import { ownFields, stepToResume } from "./steps/steps";
import { WizardNotices } from "./WizardNotices";

function WizardConflictDialog({ run }: { readonly run: WizardRunState }) {
  const { state, fields, label, moves } = run;
  const { conflict, isAsking, postpone } = state;
  if (!conflict || !isAsking) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      fields={fields}
      label={label}
      texts={conflict.about === "draft" ? "console.draftConflict" : "console.conflict"}
      onDecide={(choices) => void moves.decide(choices)}
      onClose={postpone}
    />
  );
}

/** The step with the field that the address asks for, as `?field=`: that is what somebody was sent here to change. */
function stepAskedFor(search: string, { steps }: WizardRunProps["wizard"], shown: readonly string[]): string | undefined {
  const field = new URLSearchParams(search).get("field");
  return steps.find((step) => field !== null && shown.includes(step.name) && ownFields(step).includes(field))?.name;
}

/** Steps at the left, the form of one at the right, the answers saved as they are given. */
export function WizardRun(props: WizardRunProps) {
  const run = useWizardRun(props);
  const { state, step, isSummary, addressOf, moves } = run;
  const { search } = useLocation();
  if (props.step === "") {
    const resumed = stepToResume(props.wizard, { ...state, data: props.opened.values });
    return <Navigate replace to={addressOf(stepAskedFor(search, props.wizard, state.shown) ?? resumed)} />;
  }
  if (!step && !isSummary) return <ErrorState isPage error={new ApiError(404, undefined)} />;
  return (
    <>
      <BackLink />
      <PageHeader title={props.title} />
      {props.head}
      <Box
        sx={{
          display: "grid",
          columnGap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "232px minmax(0, 760px)" },
        }}
      >
        <WizardSteps run={run} />
        <Box sx={{ minWidth: 0 }}>
          <WizardNotices wizard={state} onStartOver={() => void moves.startOver()} onGiveUp={moves.giveUp} />
          <WizardContent run={run} />
        </Box>
      </Box>
      <WizardConflictDialog run={run} />
    </>
  );
}
