import { useCreate } from "ra-core";
import { useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ClientForm } from "../../../../schema/clientCatalog";
import { newId } from "../../../../shared/ids";
import { isSame } from "../../../data/changedFields";
import type { EntityRecord } from "../../../host/clientHost";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import type { FormData } from "../../form/formTypes";
import { useStagePath } from "../actions/useStagePath";
import { draftKey } from "../draft/formDraft";
import { useFormDraft } from "../draft/useFormDraft";
import { EntityFormView } from "../edit/EntityFormView";
import type { AdaptUi } from "../form/adaptedUi";
import { defaultsOf, filledIn, withChanges } from "../form/entityForm";
import { givenValues } from "../form/givenValues";
import { useEntityForm } from "../form/useEntityForm";

/** One key for one body: sent again after an answer that got lost, it must not create a second record. */
function useIdempotencyKey(): (body: FormData) => string {
  const last = useRef<{ readonly body: FormData; readonly key: string }>(undefined);
  return (body) => {
    if (!last.current || !isSame(last.current.body, body)) last.current = { body, key: newId() };
    return last.current.key;
  };
}

export interface RecordCreateFormProps {
  readonly form: ClientForm;
  /** @default "Create" */
  readonly saveLabel?: string;
  readonly adaptUi?: AdaptUi;
  /** Values that it begins with in place of the entity's own. @default none */
  readonly begunWith?: FormData;
  /** Where it goes on. @default the record's setup, with a word that it was created */
  readonly onCreated?: (record: EntityRecord) => void;
}

/** The form of a new record. */
export function RecordCreateForm({ form, saveLabel, adaptUi, begunWith, onCreated }: RecordCreateFormProps) {
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
  const initial = useMemo(() => ({ ...defaultsOf(form), ...begunWith, ...givenValues(search, form) }), [form, begunWith, search]);
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
      saveLabel={saveLabel ?? t("console.action.create")}
      {...(adaptUi ? { adaptUi } : {})}
      canSaveUnchanged
      onSave={async () => {
        const data = filledIn(form, state.values);
        const record = await create(resource, { data, meta: { key: keyOf(data) } }, { returnPromise: true });
        created.current = { ...record, id: String(record.id) };
        return true;
      }}
      onSaved={() => {
        if (onCreated && created.current) return onCreated(created.current);
        notice(t("console.record.created"));
        navigate(created.current ? stagePath(name, created.current, "setup") : path.list, { replace: true });
      }}
      onCancel={() => navigate(path.list)}
    />
  );
}
