import { useUpdate } from "ra-core";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { ClientForm } from "../../../schema/clientCatalog";
import type { EntityRecord } from "../../host/clientHost";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { EntityFormView } from "./EntityFormView";
import { valuesOf } from "./entityForm";

/** The edit form of a record. */
export function RecordEdit({ record, form }: { readonly record: EntityRecord; readonly form: ClientForm }) {
  const { resource } = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const notice = useNotice();
  const navigate = useNavigate();
  const path = useEntityPath();
  const [update] = useUpdate();
  // The version that the edit started from: a refetch in the background must not replace what is being typed.
  const initial = useMemo(() => valuesOf(form, record), [form, record]);
  const back = () => navigate(path.record(record.id));
  useDocumentTitle(t("console.record.editing", { name: labelOf(record) }));
  return (
    <EntityFormView
      form={form}
      initial={initial}
      saveLabel={t("console.action.save")}
      onSave={async (_, changes) => {
        const params = { id: record.id, data: changes, previousData: record };
        await update(resource, params, { mutationMode: "pessimistic", returnPromise: true });
      }}
      onSaved={() => {
        notice(t("console.record.saved"));
        back();
      }}
      onCancel={back}
    />
  );
}
