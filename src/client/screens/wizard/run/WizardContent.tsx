import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../common/useTexts";
import { StepPage } from "../steps/StepPage";
import { stepBefore } from "../steps/steps";
import { WizardBar } from "../WizardBar";
import type { WizardRunState } from "./useWizardRun";
import { WithAside } from "./WithAside";
import { WizardSummary } from "./WizardSummary";
import { WizardValuesContext } from "./wizardValues";

function nextLabel(isSummary: boolean, record: string | undefined): string {
  if (!isSummary) return "console.wizard.next";
  return record === undefined ? "console.action.create" : "console.action.save";
}

/** The step in view, or the summary, with the buttons that lead on and back. */
export function WizardContent({ run }: { readonly run: WizardRunState }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { page, state, step, isSummary, texts, fields, label, addressOf, moves } = run;
  const [finishLabel, setFinishLabel] = useState<string>();
  const before = stepBefore(page.step, state.shown);
  return (
    <>
      <WizardValuesContext value={state.values}>
        <WithAside run={run} onFinishLabel={setFinishLabel}>
          {step ? (
            <StepPage
              key={step.name}
              step={step}
              title={texts.step(step)}
              description={texts.description(step)}
              fields={fields}
              frozen={page.frozen}
              label={label}
              wizard={state}
              form={form}
              focus={moves.focus}
              onNext={() => void moves.goOn()}
            />
          ) : (
            <WizardSummary run={run} />
          )}
        </WithAside>
      </WizardValuesContext>
      <WizardBar
        status={state.isGone ? "idle" : state.status}
        isBusy={moves.isBusy}
        isLast={isSummary}
        nextLabel={(isSummary && finishLabel) || t(nextLabel(isSummary, page.record))}
        {...(before ? { onBack: () => navigate(addressOf(before)) } : {})}
        onNext={() => (isSummary ? void moves.submit() : form.current?.requestSubmit())}
      />
    </>
  );
}
