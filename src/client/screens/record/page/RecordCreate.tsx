import { useCreate } from "ra-core";
import { useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ClientForm } from "../../../../schema/clientCatalog";
import { newId } from "../../../../shared/ids";
import { ApiError } from "../../../data/api";
import { isSame } from "../../../data/changedFields";
import type { EntityRecord } from "../../../host/clientHost";
import { PageHeader } from "../../common/PageHeader";
import { ErrorState } from "../../common/states";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import type { FormData } from "../../form/formTypes";
import { WizardCreate } from "../../wizard/WizardCreate";
import { useStagePath } from "../actions/useStagePath";
import { draftKey } from "../draft/formDraft";
import { useFormDraft } from "../draft/useFormDraft";
import { EntityFormView } from "../edit/EntityFormView";
import { defaultsOf, filledIn, withChanges } from "../form/entityForm";
import { givenValues } from "../form/givenValues";
import { useEntityForm } from "../form/useEntityForm";
import { BackLink } from "./BackLink";

/** One key for one body: sent again after an answer that got lost, it must not create a second record. */
function useIdempotencyKey(): (body: FormData) => string {
  const last = useRef<{ readonly body: FormData; readonly key: string }>(undefined);
  return (body) => {
    if (!last.current || !isSame(last.current.body, body)) last.current = { body, key: newId() };
    return last.current.key;
  };
}

function CreateForm({ form }: { readonly form: ClientForm }) {
  const { name, resource } = useEntity();
  const { t } = useTexts();
  const notice = useNotice();
  const navigate = useNavigate();
  const path = useEntityPath();
  const { search } = useLocation();
  const [create] = useCreate();
  const stagePath = useStagePath();
  const created = useRef<EntityRecord>(undefined);
  const keyOf = useIdempotencyKey();
  const initial = useMemo(() => ({ ...defaultsOf(form), ...givenValues(search, form) }), [form, search]);
  const state = useEntityForm({ form, initial, isUpdate: false });
  const draft = useFormDraft({
    draftKey: draftKey(resource),
    state,
    onTake: ({ changes }) => state.change(withChanges(initial, changes)),
  });
  return (
    <EntityFormView
      form={form}
      state={state}
      draft={draft}
      saveLabel={t("console.action.create")}
      canSaveUnchanged
      onSave={async () => {
        const data = filledIn(form, state.values);
        const record = await create(resource, { data, meta: { key: keyOf(data) } }, { returnPromise: true });
        created.current = { ...record, id: String(record.id) };
        return true;
      }}
      onSaved={() => {
        notice(t("console.record.created"));
        navigate(created.current ? stagePath(name, created.current, "setup") : path.list, { replace: true });
      }}
      onCancel={() => navigate(path.list)}
    />
  );
}

/** The page of a new record: its form, or its wizard where that is the only way. */
export function RecordCreate() {
  const { create: form, wizard, isSingle } = useEntity();
  const { t } = useTexts();
  const { singular, plural } = useEntityTexts();
  const title = isSingle ? plural : t("console.record.new", { name: singular.toLowerCase(), title: singular });
  useDocumentTitle(title);
  if (!form) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  if (wizard) return <WizardCreate name={wizard} title={title} />;
  return (
    <>
      <BackLink />
      <PageHeader title={title} />
      <CreateForm form={form} />
    </>
  );
}
