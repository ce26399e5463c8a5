import { Alert, Box, Button, Typography, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import type { ClientWizard } from "../../../schema/clientCatalog";
import { ApiError } from "../../data/api";
import { readWizardDraft, type WizardDraft } from "../../data/wizardApi";
import { PageHeader } from "../common/PageHeader";
import { ErrorState } from "../common/states";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useTexts } from "../common/useTexts";
import { BackLink } from "../record/BackLink";
import { NOTICE } from "../record/noticeStyles";
import { StepList } from "./StepList";
import { StepPage } from "./StepPage";
import { StepProgress } from "./StepProgress";
import { SummaryPage } from "./SummaryPage";
import { SUMMARY, stepAfter, stepBefore, stepState, stepToResume } from "./steps";
import { useStepFields } from "./useStepFields";
import { useWizard } from "./useWizard";
import { useWizardTexts } from "./useWizardTexts";
import { WizardBar } from "./WizardBar";
import type { WizardPageProps } from "./wizardPageProps";

interface WizardRunProps extends WizardPageProps {
  readonly wizard: ClientWizard;
  readonly loaded: WizardDraft;
}

/** Steps at the left, the form of one at the right, the answers saved as they are given. */
export function WizardRun(props: WizardRunProps) {
  const { name, wizard, loaded, step: current, title, address, exit, onSubmitted } = props;
  const { t } = useTexts();
  const navigate = useNavigate();
  const texts = useWizardTexts(wizard);
  const { fields, label } = useStepFields(wizard);
  const secrets = fields.filter((field) => field.kind === "secret").map((field) => field.name);
  const state = useWizard(name, loaded, secrets);
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isGoing, setIsGoing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"), { noSsr: true });

  const step = wizard.steps.find((candidate) => candidate.name === current);
  const isSummary = current === SUMMARY && !step;
  const place = step ? texts.step(step) : t("console.wizard.summary");
  useDocumentTitle(`${place} · ${title}`);
  const { visit } = state;
  useEffect(() => {
    if (step) visit(step.name);
  }, [step, visit]);

  const addressOf = (name: string) => `${address}/${name}`;
  const after = addressOf(stepAfter(current, state.shown));
  useEffect(() => {
    if (!isGoing) return;
    setIsGoing(false);
    navigate(after);
  }, [isGoing, after, navigate]);
  if (current === "") return <Navigate replace to={addressOf(stepToResume(wizard, { ...state, data: loaded.data }))} />;
  if (!step && !isSummary) return <ErrorState isPage error={new ApiError(404, undefined)} />;

  const progress = { ...state, data: state.draft.data, current };
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

  const goOn = async () => {
    setIsBusy(true);
    // What comes next depends on the answers: the server says so once it has them.
    await state.flush();
    setIsBusy(false);
    setIsGoing(true);
  };
  const submit = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      onSubmitted(await state.submit());
    } catch (error) {
      const isOffline = error instanceof ApiError && error.status === 0;
      setFailure(isOffline || !(error instanceof Error) ? t("console.state.offline.body") : error.message);
    } finally {
      setIsBusy(false);
    }
  };
  const takeOther = async () => state.take(await readWizardDraft(name, loaded.id));
  const keepOwn = async () => state.overwrite((await readWizardDraft(name, loaded.id)).version);

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
          {state.status === "conflict" ? (
            <Alert
              severity="warning"
              sx={NOTICE}
              action={
                <>
                  <Button size="small" color="inherit" onClick={() => void takeOther()}>
                    {t("console.draft.takeOther")}
                  </Button>
                  <Button size="small" color="inherit" onClick={() => void keepOwn()}>
                    {t("console.draft.keepOwn")}
                  </Button>
                </>
              }
            >
              {t("console.draft.otherWindow")}
            </Alert>
          ) : null}
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
              onNext={() => void goOn()}
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
                failure={failure}
              />
            </>
          )}
          <WizardBar
            status={state.status}
            isBusy={isBusy}
            isLast={isSummary}
            nextLabel={t(nextLabel(isSummary, loaded.record))}
            {...(before ? { onBack: () => navigate(addressOf(before)) } : {})}
            onNext={() => (isSummary ? void submit() : form.current?.requestSubmit())}
          />
        </Box>
      </Box>
    </>
  );
}

function nextLabel(isSummary: boolean, record: string | undefined): string {
  if (!isSummary) return "console.wizard.next";
  return record === undefined ? "console.action.create" : "console.action.save";
}
