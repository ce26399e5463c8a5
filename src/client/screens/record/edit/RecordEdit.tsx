import { Alert, Button } from "@mui/material";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ClientForm } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { FrozenNote } from "../../entity/FrozenNote";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { draftKey } from "../draft/formDraft";
import { useFormDraft } from "../draft/useFormDraft";
import type { AdaptUi } from "../form/adaptedUi";
import { focusFirstIssue } from "../form/focusField";
import { NOTICE } from "../form/noticeStyles";
import { ConflictDialog } from "./ConflictDialog";
import type { Choices } from "./conflict";
import { EntityFormView, FORM_PREFIX } from "./EntityFormView";
import { LockBanner } from "./LockBanner";
import { SideFacts } from "./SideFacts";
import { useEditLock } from "./useEditLock";
import { useRecordForm } from "./useRecordForm";

/** Others saved the record meanwhile. */
function BehindNotice({ onCatchUp }: { readonly onCatchUp: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      severity="info"
      role="status"
      sx={NOTICE}
      action={
        <Button size="small" color="inherit" onClick={onCatchUp}>
          {t("console.conflict.catchUp")}
        </Button>
      }
    >
      {t("console.conflict.behind")}
    </Alert>
  );
}

/** Puts the focus on the field that the address names: `?focus=title`. */
function useFocusFromAddress(): void {
  const { search } = useLocation();
  const name = new URLSearchParams(search).get("focus");
  useEffect(() => {
    if (!name) return undefined;
    // After the page has put the focus at its start.
    const timer = setTimeout(() => focusFirstIssue([`/${name}`], FORM_PREFIX), 50);
    return () => clearTimeout(timer);
  }, [name]);
}

export interface RecordEditProps {
  readonly record: EntityRecord;
  readonly form: ClientForm;
  /** @default "Save" */
  readonly saveLabel?: string;
  /** The form is a step on the way: it goes on without changes, too, and says nothing of having been saved. @default false */
  readonly isStep?: boolean;
  readonly adaptUi?: AdaptUi;
  /** Where it goes on. @default the record's page */
  readonly onDone?: () => void;
  /** @default the record's page */
  readonly onCancel?: () => void;
}

/** The edit form of a record. */
export function RecordEdit({ record, form, saveLabel, isStep = false, adaptUi, onDone, onCancel }: RecordEditProps) {
  const { resource, isSingle, fields } = useEntity();
  const { t } = useTexts();
  const { record: labelOf, label, plural } = useEntityTexts();
  const notice = useNotice();
  const navigate = useNavigate();
  const path = useEntityPath();
  const editing = useRecordForm(record, form);
  useFocusFromAddress();
  const { state, base, conflict } = editing;
  const failed = () => notice(t("console.state.failed.body"), "error");
  const catchUp = () => void editing.catchUp().catch(failed);
  const lock = useEditLock({ resource, id: record.id, onFree: catchUp });
  const draft = useFormDraft({
    draftKey: draftKey(resource, record.id),
    state,
    ...(typeof base.version === "number" ? { version: base.version } : {}),
    onTake: editing.take,
  });
  const back = () => navigate(path.record(record.id));
  const saved = () => {
    if (!isStep) notice(t("console.record.saved"));
    (onDone ?? back)();
  };
  const save = async () => (isStep && Object.keys(state.changes).length === 0) || editing.save();
  const [isDecided, setIsDecided] = useState(false);
  // The page may be left once the form knows that it is saved.
  useEffect(() => {
    if (!isDecided || Object.keys(state.changes).length > 0) return;
    setIsDecided(false);
    draft.finish();
    saved();
  });
  const decide = async (choices: Choices) => {
    try {
      setIsDecided(await editing.decide(choices));
    } catch (error) {
      state.fail(error);
    }
  };
  useDocumentTitle(isSingle ? plural : t("console.record.editing", { name: labelOf(record) }));
  return (
    <>
      <EntityFormView
        form={form}
        state={state}
        draft={draft}
        saveLabel={saveLabel ?? t("console.action.save")}
        canSaveUnchanged={isStep}
        {...(adaptUi ? { adaptUi } : {})}
        isLocked={lock.lockedBy !== undefined}
        notices={
          <>
            <LockBanner lock={lock} />
            {editing.frozen.length > 0 ? <FrozenNote /> : null}
            {editing.isBehind ? <BehindNotice onCatchUp={catchUp} /> : null}
          </>
        }
        side={isStep ? undefined : <SideFacts record={base} form={form} />}
        onSave={save}
        onSaved={saved}
        onCancel={onCancel ?? back}
      />
      {conflict ? (
        <ConflictDialog
          conflict={conflict}
          fields={fields}
          label={label}
          onDecide={(choices) => void decide(choices)}
          onClose={editing.postpone}
        />
      ) : null}
    </>
  );
}
