import { useMemo } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useStagePath } from "../record/actions/useStagePath";
import { givenValues } from "../record/form/givenValues";
import { WizardStart } from "./start/WizardStart";
import { useRefresh } from "./useRefresh";
import { WizardPage } from "./WizardPage";

const NONE: readonly string[] = [];

/** A new record by its wizard: `/{resource}/create/{draftId}/{step}`. */
export function WizardCreate({ name, title }: { readonly name: string; readonly title: string }) {
  const { name: entity, create } = useEntity();
  const stagePath = useStagePath();
  const { t } = useTexts();
  const notice = useNotice();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const path = useEntityPath();
  const { search } = useLocation();
  const { "*": rest = "" } = useParams();
  const given = useMemo(() => (create ? givenValues(search, create) : {}), [search, create]);
  const [draftId = "", step = ""] = rest.split("/");
  const addressOf = useMemo(() => (id: string) => `${path.create}/${id}`, [path]);
  if (draftId === "") return <WizardStart name={name} title={title} addressOf={addressOf} />;
  return (
    <WizardPage
      name={name}
      draftId={draftId}
      step={step}
      title={title}
      frozen={NONE}
      given={given}
      addressOf={addressOf}
      start={path.create}
      exit={path.list}
      onSubmitted={(record) => {
        refresh();
        notice(t("console.record.created"));
        navigate(stagePath(entity, record, "setup"), { replace: true });
      }}
    />
  );
}
