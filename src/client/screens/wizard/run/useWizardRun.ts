import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ClientWizard, ClientWizardStep } from "../../../../schema/clientCatalog";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { preloadValidators } from "../../form/useValidators";
import { SUMMARY, visibleSteps } from "../steps/steps";
import { useStepFields } from "../steps/useStepFields";
import type { OpenedWizard } from "../sync/openWizard";
import { useWizard } from "../sync/useWizard";
import { useWizardMoves } from "../useWizardMoves";
import type { WizardPageProps } from "../wizardPageProps";

/** The words of a wizard. */
function useWizardTexts({ name }: Pick<ClientWizard, "name">) {
  const { t } = useTexts();
  return useMemo(
    () => ({
      step: (step: ClientWizardStep) => t(`wizards.${name}.steps.${step.name}.title`, { _: step.title }),
      description: (step: ClientWizardStep) =>
        t(`wizards.${name}.steps.${step.name}.description`, { _: step.description ?? "" }) || undefined,
    }),
    [t, name],
  );
}

export interface WizardRunProps extends WizardPageProps {
  readonly wizard: ClientWizard;
  readonly owner: string;
  readonly opened: OpenedWizard;
}

export type WizardRunState = ReturnType<typeof useWizardRun>;

/** From the first answer on, the address is one of a draft that is there. @returns the address of a step */
function useStepAddress(draftAddress: string, isUnsaved: boolean): (step: string) => string {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isUnsaved && search) navigate(pathname, { replace: true });
  }, [isUnsaved, search, pathname, navigate]);
  return (step) => `${draftAddress}/${step}${isUnsaved ? search : ""}`;
}

/** A wizard under way, and the step of it that is in view. */
export function useWizardRun(props: WizardRunProps) {
  const { name, owner, wizard, opened, draftId, step: current, title } = props;
  const { t } = useTexts();
  const entity = useEntity();
  const texts = useWizardTexts(wizard);
  const { fields, asked, label } = useStepFields(wizard);
  const known = new Set(entity.fields.map((field) => field.name));
  const recordFields = asked.map((field) => field.name).filter((field) => known.has(field));
  const answers = useWizard({ name, owner, opened, asked, recordFields });
  const state = { ...answers, shown: visibleSteps(wizard.steps, answers.values, answers.shown) };

  const step = wizard.steps.find((candidate) => candidate.name === current);
  useDocumentTitle(`${step ? texts.step(step) : t("console.wizard.summary")} · ${title}`);
  const { visit } = state;
  useEffect(() => {
    if (step) visit(step.name);
  }, [step, visit]);
  useEffect(() => {
    for (const { form } of wizard.steps) preloadValidators(form.validators);
  }, [wizard]);

  const addressOf = useStepAddress(props.addressOf(draftId), state.draft.version === 0);
  const moves = useWizardMoves({ page: props, steps: wizard.steps, wizard: state, addressOf });
  const isSummary = current === SUMMARY && !step;
  return { page: props, wizard, texts, fields, label, state, step, isSummary, addressOf, moves };
}
