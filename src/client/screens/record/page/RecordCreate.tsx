import { Navigate, useLocation } from "react-router-dom";
import { ApiError } from "../../../data/api";
import { PageHeader } from "../../common/PageHeader";
import { ErrorState } from "../../common/states";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { WizardCreate } from "../../wizard/WizardCreate";
import { hasNewStep } from "../setup/setupSteps";
import { useSetupWizard } from "../setup/useSetupWizard";
import { BackLink } from "./BackLink";
import { RecordCreateForm } from "./RecordCreateForm";

/** The page of a new record: its form, or its wizard where that is the only way. */
export function RecordCreate() {
  const { create: form, wizard, isSingle } = useEntity();
  const { t } = useTexts();
  const { singular, plural } = useEntityTexts();
  const title = isSingle ? plural : t("console.record.new", { name: singular.toLowerCase(), title: singular });
  const path = useEntityPath();
  const { search } = useLocation();
  const setup = useSetupWizard();
  useDocumentTitle(title);
  if (!form) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  if (setup && hasNewStep(setup)) return <Navigate to={`${path.create}${search}`} replace />;
  if (wizard) return <WizardCreate name={wizard} title={title} />;
  return (
    <>
      <BackLink />
      <PageHeader title={title} />
      <RecordCreateForm form={form} />
    </>
  );
}
