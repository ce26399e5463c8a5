import { useCreate } from "ra-core";
import { useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../../data/api";
import { PageHeader } from "../common/PageHeader";
import { ErrorState } from "../common/states";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { BackLink } from "./BackLink";
import { EntityFormView } from "./EntityFormView";
import { defaultsOf, filledIn } from "./entityForm";

/** The form of a new record. */
export function RecordCreate() {
  const { resource, create: form } = useEntity();
  const { t } = useTexts();
  const { singular } = useEntityTexts();
  const notice = useNotice();
  const navigate = useNavigate();
  const path = useEntityPath();
  const [create] = useCreate();
  const created = useRef<string>(undefined);
  const initial = useMemo(() => (form ? defaultsOf(form) : {}), [form]);
  const title = t("console.record.new", { name: singular.toLowerCase(), title: singular });
  useDocumentTitle(title);
  if (!form) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  return (
    <>
      <BackLink />
      <PageHeader title={title} />
      <EntityFormView
        form={form}
        initial={initial}
        saveLabel={t("console.action.create")}
        canSaveUnchanged
        onSave={async (values) => {
          const record = await create(resource, { data: filledIn(values) }, { returnPromise: true });
          created.current = String(record.id);
        }}
        onSaved={() => {
          notice(t("console.record.created"));
          navigate(created.current ? path.record(created.current) : path.list, { replace: true });
        }}
        onCancel={() => navigate(path.list)}
      />
    </>
  );
}
