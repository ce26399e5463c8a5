import { Navigate } from "react-router-dom";
import type { SetupWizard } from "../../../host/clientHost";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { SetupContent } from "./SetupContent";
import { SetupHead } from "./SetupHead";

/** The first step of a record that is yet to be created. Whoever may create none is led to those that are there. */
export function NewSetup({ wizard }: { readonly wizard: SetupWizard }) {
  const { actions } = useEntity();
  const path = useEntityPath();
  const [step] = wizard.steps;
  if (!step || !actions.create) return <Navigate to={path.list} replace />;
  return (
    <>
      <SetupHead setup={{ wizard, steps: wizard.steps }} current={step.path} />
      <SetupContent step={step} refresh={() => undefined} />
    </>
  );
}
