import { Box, Typography, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import type { ClientWizard } from "../../../schema/clientCatalog";
import { ApiError } from "../../data/api";
import { PageHeader } from "../common/PageHeader";
import { ErrorState } from "../common/states";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { preloadValidators } from "../form/useValidators";
import { BackLink } from "../record/BackLink";
import { ConflictDialog } from "../record/ConflictDialog";
import type { OpenedWizard } from "./openWizard";
import { StepList } from "./StepList";
import { StepPage } from "./StepPage";
import { StepProgress } from "./StepProgress";
import { SummaryPage } from "./SummaryPage";
import { SUMMARY, shownSteps, stepBefore, stepState, stepToResume } from "./steps";
import { useStepFields } from "./useStepFields";
import { useWizard } from "./useWizard";
import { useWizardMoves } from "./useWizardMoves";
import { useWizardTexts } from "./useWizardTexts";
import { WizardBar } from "./WizardBar";
import { WizardNotices } from "./WizardNotices";
import type { WizardPageProps } from "./wizardPageProps";

interface WizardRunProps extends WizardPageProps {
  readonly wizard: ClientWizard;
  readonly owner: string;
  readonly opened: OpenedWizard;
}

/** Steps at the left, the form of one at the right, the answers saved as they are given. */
export function WizardRun(props: WizardRunProps) {
  const { name, owner, wizard, opened, draftId, step: current, title, exit } = props;
  const { t } = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entity = useEntity();
  const texts = useWizardTexts(wizard);
  const { fields, asked, label } = useStepFields(wizard);
  const known = new Set(entity.fields.map((field) => field.name));
  const recordFields = asked.map((field) => field.name).filter((field) => known.has(field));
  const wizardState = useWizard({ name, owner, opened, asked, recordFields });
  const state = { ...wizardState, shown: shownSteps(wizard.steps, wizardState.values, wizardState.shown) };
  const form = useRef<HTMLFormElement>(null);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"), { noSsr: true });

  const step = wizard.steps.find((candidate) => candidate.name === current);
  const isSummary = current === SUMMARY && !step;
  const place = step ? texts.step(step) : t("console.wizard.summary");
  useDocumentTitle(`${place} · ${title}`);
  const { visit } = state;
  useEffect(() => {
    if (step) visit(step.name);
  }, [step, visit]);
  useEffect(() => {
    for (const { form } of wizard.steps) preloadValidators(form.validators);
  }, [wizard]);

  const isUnsaved = state.draft.version === 0;
  useEffect(() => {
    // From the first answer on, the address is one of a draft that is there.
    if (!isUnsaved && search) navigate(pathname, { replace: true });
  }, [isUnsaved, search, pathname, navigate]);
  const addressOf = (name: string) => `${props.addressOf(draftId)}/${name}${isUnsaved ? search : ""}`;
  const moves = useWizardMoves({ page: props, steps: wizard.steps, wizard: state, addressOf });
  if (current === "") return <Navigate replace to={addressOf(stepToResume(wizard, { ...state, data: opened.values }))} />;
  if (!step && !isSummary) return <ErrorState isPage error={new ApiError(404, undefined)} />;

  const progress = { ...state, ...(props.record ? { record: props.record } : {}), data: state.values, current };
  const entries = [
    ...wizard.steps.map((one) => ({
      name: one.name,
      title: texts.step(one),
      state: stepState(one, progress),
      to: addressOf(one.name),
    })),
    {
      name: SUMMARY,
      title: t("console.wizard.summary"),
      state: isSummary ? ("current" as const) : ("open" as const),
      to: addressOf(SUMMARY),
    },
  ];
  const before = stepBefore(current, state.shown);

  return (
    <>
      <BackLink />
      <PageHeader title={title} />
      <Box
        sx={{
          display: "grid",
          columnGap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "232px minmax(0, 760px)" },
        }}
      >
        {isPhone ? (
          <StepProgress steps={entries} />
        ) : (
          <Box sx={{ position: "sticky", top: 80 }}>
            <StepList steps={entries} />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          <WizardNotices wizard={state} onStartOver={() => void moves.startOver()} onGiveUp={moves.giveUp} />
          {step ? (
            <StepPage
              key={step.name}
              step={step}
              title={texts.step(step)}
              description={texts.description(step)}
              fields={fields}
              label={label}
              wizard={state}
              form={form}
              focus={moves.focus}
              onNext={() => void moves.goOn()}
              onLeave={() => navigate(exit)}
            />
          ) : (
            <>
              <Typography color="text.secondary" sx={{ mb: 2 }}>
                {t("console.wizard.summaryIntro")}
              </Typography>
              <SummaryPage
                steps={wizard.steps.filter((one) => state.shown.includes(one.name))}
                titleOf={texts.step}
                addressOf={addressOf}
                fields={fields}
                label={label}
                values={state.values}
                faults={state.faults}
                failure={moves.failure}
                onFault={(fault) => moves.goTo(fault, [fault])}
              />
            </>
          )}
          <WizardBar
            status={state.isGone ? "idle" : state.status}
            isBusy={moves.isBusy}
            isLast={isSummary}
            nextLabel={t(nextLabel(isSummary, props.record))}
            {...(before ? { onBack: () => navigate(addressOf(before)) } : {})}
            onNext={() => (isSummary ? void moves.submit() : form.current?.requestSubmit())}
          />
        </Box>
      </Box>
      {state.conflict && state.isAsking ? (
        <ConflictDialog
          conflict={state.conflict}
          fields={fields}
          label={label}
          texts={state.conflict.about === "draft" ? "console.draftConflict" : "console.conflict"}
          onDecide={(choices) => void moves.decide(choices)}
          onClose={state.postpone}
        />
      ) : null}
    </>
  );
}

function nextLabel(isSummary: boolean, record: string | undefined): string {
  if (!isSummary) return "console.wizard.next";
  return record === undefined ? "console.action.create" : "console.action.save";
}
